import { useTranslation } from 'react-i18next'
import { useCompany } from '#features/company/web/index.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { PLAN } from '#features/plan.ts'
import type { PlanAllowance } from '../contract.ts'
import { canTry, type Closure, isClosed, levelOf } from './allowance-level.ts'
import { useAllowance } from './use-allowance.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'

interface AllowanceNoticeProps {
  /** The screen has a main button of its own. */
  isAside?: boolean
}

/** Warns when no plan is running, and when edits run low or are used up. Renders nothing otherwise. */
export function AllowanceNotice({ isAside = false }: AllowanceNoticeProps) {
  const { data: limit } = useAllowance()
  if (!limit) return null
  const level = levelOf(limit)
  if (level === 'fine') return null
  if (level === 'held') return <SuspendedNotice />
  if (canTry(limit)) return <TrialNotice isUsed={limit.trial.used} />
  if (isClosed(level)) return <ClosedNotice why={level} isAside={isAside} />
  return <LeftNotice limit={limit} isUsedUp={level === 'used-up'} />
}

function LeftNotice({ limit, isUsedUp }: { limit: PlanAllowance; isUsedUp: boolean }) {
  const { t } = useTranslation('studio')
  const writeDay = useDayFormat('long')
  // for a plan's last period, and for one whose renewal is unpaid, there is no date for new edits
  const { resetDate } = limit
  const isLast = resetDate === null
  const date = resetDate === null ? '' : writeDay(resetDate)
  return isUsedUp ? (
    <Alert>
      <p className="font-semibold">
        {t(isLast ? 'allowance.usedUpLast' : 'allowance.usedUp', { date, limit: limit.photosLimit })}
      </p>
      <p>{t('allowance.usedUpText')}</p>
    </Alert>
  ) : (
    <Alert>
      {t(isLast ? 'allowance.lowLast' : 'allowance.low', { count: limit.photosRemaining, date, limit: limit.photosLimit })}
    </Alert>
  )
}

/** One photo can be tried before anything is paid. */
function TrialNotice({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation('studio')
  const price = useMoneyFormat()(PLAN.valueInCents)
  const texts = isUsed ? 'used' : 'available'
  return (
    <Alert>
      <p className="font-semibold">{t(`trial.${texts}.heading`)}</p>
      <p>{t(`trial.${texts}.text`, { limit: PLAN.editsPerPeriod })}</p>
      <LinkButton to={paths.checkout()} className="mt-3">
        {t('closed.none.action', { price })}
      </LinkButton>
    </Alert>
  )
}

type ClosedReason = Exclude<Closure, 'held'>

const NEXT_PATHS: Readonly<Record<ClosedReason, string>> = {
  none: paths.checkout(),
  pending: paths.checkout(),
  unpaid: paths.account({ tab: 'billing', card: 'new' }),
  disputed: paths.account({ tab: 'billing' }),
}

/** Asks for a payment only where none is under way. */
function ClosedNotice({ why, isAside }: { why: ClosedReason; isAside: boolean }) {
  const { t } = useTranslation('studio')
  const price = useMoneyFormat()(PLAN.valueInCents)
  return (
    <Alert>
      <p className="font-semibold">{t(`closed.${why}.heading`)}</p>
      <p>{t(`closed.${why}.text`)}</p>
      <LinkButton to={NEXT_PATHS[why]} variant={isAside ? 'secondary' : 'primary'} className="mt-3">
        {t(`closed.${why}.action`, { price })}
      </LinkButton>
    </Alert>
  )
}

/** A payment would not help here, so it names the support address. */
function SuspendedNotice() {
  const { t } = useTranslation('studio')
  const email = useCompany()?.support_email
  return (
    <Alert>
      <p className="font-semibold">{t('allowance.held')}</p>
      {email !== undefined && <p>{t('allowance.heldText', { email })}</p>}
    </Alert>
  )
}
