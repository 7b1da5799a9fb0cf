import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '#features/api.ts'
import { buttonClass } from '#ui/Button.tsx'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { isInDoubt } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

/** Downloads what is finished so far, as the server sends it, and says how much of it is to be checked. */
export function ZipLink({ edits }: { edits: readonly Edit[] }) {
  const { t } = useTranslation('studio')
  const made = edits.filter(({ state, operation }) => state === 'done' && makesPicture(operation))
  const doubtful = made.filter(isInDoubt).length
  if (made.length === 0) return null
  return (
    <a
      href={addressOf(photoEdits.packEdits, { query: { ids: made.map(({ id }) => id).join(',') } })}
      download
      className={buttonClass({ variant: 'primary', size: 'large' })}
    >
      <Download className="size-5" aria-hidden="true" />
      <span>{t(doubtful > 0 ? 'several.zipDoubtful' : 'several.zip', { count: made.length, doubtful })}</span>
    </a>
  )
}
