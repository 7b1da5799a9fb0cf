import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { canTryOneOf, isClosed, levelOf, useAllowance } from '#features/membership/web/index.ts'
import type { Allowance } from '#features/membership/contract.ts'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { makesPicture, type Operation } from '#features/photo-edits/operations.ts'
import { type Choices, missingChoice, tooLongChoice } from './choices.ts'
import { useOtherTabs } from '../use-other-tabs.ts'
import { useIsTried } from './use-is-tried.ts'
import { useIsNothingUnderstood } from './use-words-reading.ts'

export type RedoCost = 'free' | 'paid'
/** `missing`: refused, lost or deleted. */
export type PhotoState = 'sending' | 'ready' | 'missing'

interface OrderBarProps {
  /** What is ordered; a photo that is being sent has no id yet. */
  photoIds: readonly string[]
  choices: Choices
  photoState: PhotoState
  /** How many photos are ordered at once; undefined: one. */
  count?: number | undefined
  redo: RedoCost | undefined
  isOrdering: boolean
  isWaiting: boolean
}

const BAR =
  'sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-page px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:-ml-8 lg:pl-8'

/** The one button: what it does and what it costs, or what is still missing. Always within reach of the thumb. */
export function OrderBar({ photoIds, choices, photoState, count = 1, redo, isOrdering, isWaiting }: OrderBarProps) {
  const { t } = useTranslation('studio')
  const { data: limit } = useAllowance()
  useOtherTabs() // the last photo may be spent on one of them
  const fault = useFault(choices)
  const costs = makesPicture(choices.operation) && redo !== 'free'
  const { closed, isTrial, isUsedUp } = useAvailability(limit, { photoIds, operation: choices.operation, redo })
  const over = costs ? overBy(count, limit, isTrial) : 0
  const isOut = closed !== undefined || (isUsedUp && costs) || over > 0

  const cost = () => {
    if (!costs) return t('order.free')
    if (isTrial) return t('order.trial')
    if (!limit || isOut) return undefined
    const left = limit.photosRemaining
    return count > 1 ? t('several.uses', { count, left }) : t('order.uses', { count: left })
  }
  const action = useAction(choices, count, redo)
  const words = () => {
    if (isWaiting) return t('order.offline')
    if (photoState !== 'ready') return t(photoState === 'sending' ? 'order.waitForPhoto' : 'order.noPhoto')
    if (closed) return t(`order.closed.${closed}`)
    if (isUsedUp && costs) return t('order.usedUp')
    if (isOut) return t('several.over', { count: over })
    return fault ?? [action, cost()].filter(Boolean).join(' · ')
  }
  return (
    <div className={BAR}>
      {closed === 'none' ? (
        <PlanLink />
      ) : (
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          // the sum of several photos is one line on a phone, or two that leave an edge
          className="px-3! leading-tight"
          isBusy={isOrdering}
          disabled={photoState !== 'ready' || fault !== undefined || isOut}
        >
          {words()}
        </Button>
      )}
    </div>
  )
}

/** What is missing, too long or not understood, in the words of the button. */
function useFault(choices: Choices): string | undefined {
  const { t } = useTranslation('studio')
  const isNotUnderstood = useIsNothingUnderstood(choices)
  const missing = missingChoice(choices)
  const tooLong = tooLongChoice(choices)
  if (missing) return t(`order.missing.${missing}`)
  if (tooLong) return t(`order.tooLong.${tooLong}`)
  return isNotUnderstood ? t('order.notUnderstood') : undefined
}

function useAction({ operation }: Choices, count: number, redo: RedoCost | undefined): string {
  const { t } = useTranslation('studio')
  if (redo) return t('order.redo')
  if (count > 1) return t(makesPicture(operation) ? 'several.order' : 'several.captions', { count })
  return t(makesPicture(operation) ? 'order.post' : 'order.caption')
}

function PlanLink() {
  const { t } = useTranslation('studio')
  const { pathname, search } = useLocation()
  return (
    <LinkButton to={paths.checkout({ next: `${pathname}${search}` })} variant="primary" size="large" isWide>
      {t('order.subscribe')}
    </LinkButton>
  )
}

/** How many of several photos are more than what is left. A trial has one. */
function overBy(count: number, limit: Allowance | undefined, isTrial: boolean): number {
  if (!limit || count === 1) return 0
  return Math.max(0, count - (isTrial ? 1 : limit.photosRemaining))
}

interface Wanted {
  readonly photoIds: readonly string[]
  readonly operation: Operation
  readonly redo: RedoCost | undefined
}

/** What the plan, or its lack, allows: `closed` when there are no edits at all, whatever the cost. */
function useAvailability(limit: Allowance | undefined, { photoIds, operation, redo }: Wanted) {
  const level = limit && levelOf(limit)
  // in the trial only the first redo is possible
  const canTry = limit !== undefined && redo !== 'paid' && canTryOneOf(photoIds, limit)
  const isTried = useIsTried(photoIds, operation, canTry && limit.trial.used && redo === undefined)
  const isTrial = canTry && !isTried
  return { closed: level && isClosed(level) && !isTrial ? level : undefined, isTrial, isUsedUp: level === 'used-up' }
}
