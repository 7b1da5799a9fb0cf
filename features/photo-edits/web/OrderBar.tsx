import { useTranslation } from 'react-i18next'
import { levelOf } from '#features/membership/web/allowance-level.ts'
import { useAllowance } from '#features/membership/web/use-allowance.ts'
import { Button } from '#ui/Button.tsx'
import { type Choices, makesPicture, missingChoice } from './choices.ts'

interface OrderBarProps {
  choices: Choices
  isPhotoReady: boolean
  isFree: boolean
  isOrdering: boolean
}

/** The one button: what it does and what it costs, or what is still missing. Always under the thumb. */
export function OrderBar({ choices, isPhotoReady, isFree, isOrdering }: OrderBarProps) {
  const { t } = useTranslation('studio')
  const { data: limit } = useAllowance()
  const missing = missingChoice(choices)
  const costs = makesPicture(choices.operation) && !isFree
  const level = limit && levelOf(limit)
  const isOut = level === 'none' || (level === 'used-up' && costs)

  const cost = () => {
    if (!costs) return t('order.free')
    return limit && !isOut ? t('order.uses', { count: limit.photosRemaining }) : undefined
  }
  const words = () => {
    if (!isPhotoReady) return t('order.waitForPhoto')
    if (level === 'none') return t('order.noPlan')
    if (isOut) return t('order.usedUp')
    if (missing) return t(`order.missing.${missing}`)
    return [t(makesPicture(choices.operation) ? 'order.post' : 'order.caption'), cost()].filter(Boolean).join(' · ')
  }
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-page px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:-mx-8 lg:px-8">
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        isBusy={isOrdering}
        disabled={!isPhotoReady || missing !== undefined || isOut}
      >
        {words()}
      </Button>
    </div>
  )
}
