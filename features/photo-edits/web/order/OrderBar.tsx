import { useTranslation } from 'react-i18next'
import { isClosed, levelOf, useAllowance } from '#features/membership/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { type Choices, missingChoice } from './choices.ts'
import { useOtherTabs } from '../use-other-tabs.ts'

export type RedoCost = 'free' | 'paid'
/** `missing`: refused, lost or deleted. */
export type PhotoState = 'sending' | 'ready' | 'missing'

interface OrderBarProps {
  choices: Choices
  photoState: PhotoState
  redo: RedoCost | undefined
  isOrdering: boolean
  isWaiting: boolean
}

/** The one button: what it does and what it costs, or what is still missing. Always within reach of the thumb. */
export function OrderBar({ choices, photoState, redo, isOrdering, isWaiting }: OrderBarProps) {
  const { t } = useTranslation('studio')
  const { data: limit } = useAllowance()
  useOtherTabs() // the last photo may be spent on one of them
  const missing = missingChoice(choices)
  const costs = makesPicture(choices.operation) && redo !== 'free'
  const level = limit && levelOf(limit)
  // there are no edits at all, whatever the cost
  const closed = level && isClosed(level) ? level : undefined
  const isOut = closed !== undefined || (level === 'used-up' && costs)

  const cost = () => {
    if (!costs) return t('order.free')
    return limit && !isOut ? t('order.uses', { count: limit.photosRemaining }) : undefined
  }
  const action = () => {
    if (redo) return t('order.redo')
    return t(makesPicture(choices.operation) ? 'order.post' : 'order.caption')
  }
  const words = () => {
    if (isWaiting) return t('order.offline')
    if (photoState !== 'ready') return t(photoState === 'sending' ? 'order.waitForPhoto' : 'order.noPhoto')
    if (closed) return t(`order.closed.${closed}`)
    if (isOut) return t('order.usedUp')
    if (missing) return t(`order.missing.${missing}`)
    return [action(), cost()].filter(Boolean).join(' · ')
  }
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-page px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:-ml-8 lg:pl-8">
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isBusy={isOrdering}
        disabled={photoState !== 'ready' || missing !== undefined || isOut}
      >
        {words()}
      </Button>
    </div>
  )
}
