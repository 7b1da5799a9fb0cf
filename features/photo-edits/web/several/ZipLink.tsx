import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '#features/api.ts'
import { buttonClass } from '#ui/Button.tsx'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

/** Downloads what is finished so far, as the server sends it. */
export function ZipLink({ edits }: { edits: readonly Edit[] }) {
  const { t } = useTranslation('studio')
  const ready = edits.filter(({ state, operation }) => state === 'done' && makesPicture(operation))
  if (ready.length === 0) return null
  return (
    <a
      href={addressOf(photoEdits.packEdits, { query: { ids: ready.map(({ id }) => id).join(',') } })}
      download
      className={buttonClass({ variant: 'primary', size: 'large' })}
    >
      <Download className="size-5" aria-hidden="true" />
      <span>{t('several.zip', { count: ready.length })}</span>
    </a>
  )
}
