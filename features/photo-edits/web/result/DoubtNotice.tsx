import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { changesBackdrop } from '#features/photo-edits/operations.ts'
import { choicesOf } from '../order/choices.ts'
import { isShownFree, redoPrice } from './redo-cost.ts'
import { useOrder } from '../order/use-order.ts'
import { useDoubtText } from './use-doubt-text.ts'

/** Where the cutout may be wrong, and the simplest remedy: the same photo with better light. A post can only be cropped wrongly. */
export function DoubtNotice({ edit }: { edit: Edit }) {
  const { t, i18n } = useTranslation('studio')
  const textOf = useDoubtText()
  const { order, isOrdering, isWaiting, error } = useOrder()
  if (edit.doubts.length === 0) return null
  const again = { ...choicesOf(edit), operation: 'post' as const }
  const isCutOut = changesBackdrop(edit.operation)
  const doubts = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    edit.doubts.map(({ kind, place }) => textOf(kind, place)),
  )
  return (
    <Alert
      action={
        isCutOut &&
        edit.before_url !== null && (
          <Button
            size="small"
            className="min-h-11"
            icon={<Sparkles className="size-4.5" aria-hidden="true" />}
            isBusy={isOrdering}
            onClick={() => order({ kind: 'redo', editId: edit.id, isFree: isShownFree(edit, 'post'), choices: again })}
          >
            {isWaiting ? t('order.offline') : `${t('failed.lightOnly')} · ${t(redoPrice(edit, 'post'))}`}
          </Button>
        )
      }
    >
      {t(isCutOut ? 'doubts.notice' : 'doubts.cropNotice', { doubts })}
      {error && <p className="mt-2 text-danger">{error.message}</p>}
    </Alert>
  )
}
