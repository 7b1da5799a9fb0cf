import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllowance } from '#features/membership/web/index.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { nearMoment } from '../gallery/moment-words.ts'
import { isRedoFree, isShownFree } from './redo-cost.ts'
import { useOrder } from '../order/use-order.ts'

/** A redo of a disappointing result, the same or with other choices, and its cost. */
export function RedoPanel({ edit }: { edit: Edit }) {
  const { t, i18n } = useTranslation('studio')
  const { data: limit } = useAllowance()
  const { order, isOrdering, isWaiting, error } = useOrder()
  const [now] = useState(() => new Date())
  if (edit.before_url === null) return null
  const isFree = isRedoFree(edit)
  const isOut = !isFree && makesPicture(edit.operation) && limit?.photosRemaining === 0

  const cost = () => {
    if (!makesPicture(edit.operation)) return t('redo.captionFree')
    if (isOut) return t(limit.hasActiveSubscription ? 'order.usedUp' : 'order.closed.none')
    if (edit.free_redo_until === undefined) return t('redo.costs', { count: limit?.photosRemaining ?? 0 })
    const until = new Date(edit.free_redo_until)
    return t('redo.freeUntil', nearMoment(until, { now, language: i18n.language }))
  }
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <div>
        <h2 className="text-lg">{t('redo.question')}</h2>
        <p className="mt-1 text-sm text-soft">{cost()}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={paths.studio({ redo: edit.id })}
          className="max-sm:grow"
          icon={<SlidersHorizontal className="size-4.5" aria-hidden="true" />}
        >
          {t('redo.change')}
        </LinkButton>
        <Button
          className="max-sm:grow"
          icon={<RotateCcw className="size-4.5" aria-hidden="true" />}
          isBusy={isOrdering}
          disabled={isOut}
          onClick={() => order({ kind: 'redo', editId: edit.id, isFree: isShownFree(edit, edit.operation) })}
        >
          {t(isWaiting ? 'order.offline' : 'redo.same')}
        </Button>
      </div>
      {error && <Alert variant="danger">{error.message}</Alert>}
    </section>
  )
}
