import { useTranslation } from 'react-i18next'
import type { Edit } from '../contract.ts'
import { NoticeList } from './NoticeList.tsx'
import { toldNotices } from './told-notices.ts'

/** What was understood of the words, and what else one should know about this result. */
export function EditNotices({ edit }: { edit: Edit }) {
  const { understood } = edit
  const notices = toldNotices(edit)
  const { t, i18n } = useTranslation('studio')
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const taken = understood?.taken ?? []
  const missed = understood?.missed ?? []
  if (notices.length + taken.length + missed.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      {(taken.length > 0 || missed.length > 0) && (
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
      )}
      <NoticeList notices={notices} />
    </div>
  )
}
