import { useTranslation } from 'react-i18next'
import { useCompany } from '#features/company/web/use-company.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { levelOf } from './allowance-level.ts'
import { useAllowance } from './use-allowance.ts'
import { useDayFormat } from './use-day-format.ts'

interface AllowanceNoticeProps {
  /** The screen has a main button of its own. */
  isAside?: boolean
}

/** Speaks up when there is no plan, when it is stopped, when the photos run out, and when they have. Silent otherwise. */
export function AllowanceNotice({ isAside = false }: AllowanceNoticeProps) {
  const { t } = useTranslation('studio')
  const writeDay = useDayFormat('long')
  const { data: limit } = useAllowance()
  if (!limit) return null
  const level = levelOf(limit)
  if (level === 'fine') return null
  if (level === 'held') return <HeldNotice />
  if (level === 'none') return <NoPlanNotice isAside={isAside} />
  // of the last period of a plan, and of one whose next is not paid, nobody can say when others come
  const { resetDate } = limit
  const isLast = resetDate === null
  const date = resetDate === null ? '' : writeDay(resetDate)
  return level === 'used-up' ? (
    <Alert>
      <p className="font-semibold">{t(isLast ? 'allowance.usedUpLast' : 'allowance.usedUp', { date })}</p>
      <p>{t('allowance.usedUpText')}</p>
    </Alert>
  ) : (
    <Alert>{t(isLast ? 'allowance.lowLast' : 'allowance.low', { count: limit.photosRemaining, date })}</Alert>
  )
}

function NoPlanNotice({ isAside }: { isAside: boolean }) {
  const { t } = useTranslation('studio')
  return (
    <Alert>
      <p className="font-semibold">{t('allowance.none')}</p>
      <p>{t('allowance.noneText')}</p>
      <LinkButton to={paths.checkout()} look={isAside ? 'secondary' : 'primary'} className="mt-3">
        {t('allowance.subscribe')}
      </LinkButton>
    </Alert>
  )
}

/** Money would not help here: a person does. */
function HeldNotice() {
  const { t } = useTranslation('studio')
  const email = useCompany()?.support_email
  return (
    <Alert>
      <p className="font-semibold">{t('allowance.held')}</p>
      {email !== undefined && <p>{t('allowance.heldText', { email })}</p>}
    </Alert>
  )
}
