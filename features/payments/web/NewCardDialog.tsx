import { lazy, Suspense, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useSubscription } from '#features/membership/web/index.ts'
import { paths } from '#features/paths.ts'
import { useMember } from '#features/session/web/index.ts'
import { Sheet } from '#ui/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useLateCents } from './money-queries.ts'
import { conditionOf, PLAN_ACTIONS } from './plan-condition.ts'

// loaded on demand: only a new card needs the masks and checks
const NewCardForm = lazy(async () => ({ default: (await import('./NewCardForm.tsx')).NewCardForm }))

/** Opens while the address says `card=new`, so that notices can link to it, if there is a plan to charge. */
export function NewCardDialog() {
  const { t } = useTranslation('payments')
  const tCommon = useTranslation().t
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const writeMoney = useMoneyFormat()
  const { phone } = useMember()
  const { data: subscription } = useSubscription(phone)
  const { isCharging, wantsCard = false } = PLAN_ACTIONS[conditionOf(subscription ?? null)]
  const lateCents = useLateCents(wantsCard)
  const question = useRef<string>(undefined)
  const keepQuestion = useCallback((asked: string | undefined) => {
    question.current = asked
  }, [])
  /** Asks first, because closing would discard a typed card. */
  function leave() {
    if (question.current === undefined || confirm(question.current)) close()
  }
  const close = () => void navigate(paths.account({ tab: 'billing' }), { replace: true, preventScrollReset: true })
  return (
    <Sheet
      isOpen={isCharging && search.get('card') === 'new'}
      onOpenChange={(isWanted) => !isWanted && leave()}
      title={t('method.newHeading')}
      description={lateCents === undefined ? t('method.text') : t('method.textOverdue', { amount: writeMoney(lateCents) })}
      closeLabel={tCommon('close')}
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <NewCardForm lateCents={lateCents} onDone={close} onTyped={keepQuestion} onCancel={leave} />
      </Suspense>
    </Sheet>
  )
}
