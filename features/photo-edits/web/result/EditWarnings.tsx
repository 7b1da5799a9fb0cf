import { useTranslation } from 'react-i18next'
import type { Edit } from '#features/photo-edits/contract.ts'
import { WarningList } from './WarningList.tsx'
import { SeenFromAbove } from './SeenFromAbove.tsx'
import { shownWarnings } from './shown-warnings.ts'

/** What was understood of the description, and other warnings about this result. */
export function EditWarnings({ edit }: { edit: Edit }) {
  const warnings = shownWarnings(edit)
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {edit.understood && <Understanding {...edit.understood} />}
      {warnings.includes('seen_from_above') && <SeenFromAbove edit={edit} />}
      <WarningList warnings={warnings.filter((warning) => warning !== 'seen_from_above')} />
    </div>
  )
}

function Understanding({ taken, missed }: NonNullable<Edit['understood']>) {
  const { t, i18n } = useTranslation('studio')
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  if (taken.length + missed.length === 0) return null
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {taken.length > 0 && (
        <div>
          <dt className="inline font-semibold">{t('result.understood')} </dt>
          <dd className="inline text-soft">{list.format(taken)}.</dd>
        </div>
      )}
      {missed.length > 0 && (
        <div>
          <dt className="inline font-semibold">{t('result.missed')} </dt>
          <dd className="inline text-soft">{list.format(missed)}.</dd>
        </div>
      )}
    </dl>
  )
}
