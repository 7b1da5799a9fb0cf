import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { changesBackdrop } from '#features/photo-edits/operations.ts'
import { choicesOf } from '../order/choices.ts'
import { wherePlaceIs } from './where-place-is.ts'
import { redoPrice } from './redo-cost.ts'
import { useOrder } from '../order/use-order.ts'

/** Where the cutout may be wrong, and the simplest remedy: the same photo with better light. */
export function DoubtNotice({ edit }: { edit: Edit }) {
  const { t, i18n } = useTranslation('studio')
  const { order, isOrdering, error } = useOrder()
  if (edit.doubts.length === 0 || !changesBackdrop(edit.operation)) return null
  const doubts = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    edit.doubts.map(({ kind, place }) => {
      const where = wherePlaceIs(place)
      return where ? t('doubts.at', { doubt: t(`doubts.${kind}`), where: t(`doubts.where.${where}`) }) : t(`doubts.${kind}`)
    }),
  )
  return (
    <Alert
      action={
        edit.before_url !== null && (
          <Button
            size="small"
            className="min-h-11"
            icon={<Sparkles className="size-4.5" aria-hidden="true" />}
            isBusy={isOrdering}
            onClick={() => order({ kind: 'redo', editId: edit.id, choices: { ...choicesOf(edit), operation: 'post' } })}
          >
            {t('failed.lightOnly')} · {t(redoPrice(edit, 'post'))}
          </Button>
        )
      }
    >
      {t('doubts.notice', { doubts })}
      {error && <p className="mt-2 text-danger">{error.message}</p>}
    </Alert>
  )
}
