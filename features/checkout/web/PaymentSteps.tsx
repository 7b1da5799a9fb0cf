import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDayFormat } from '#features/use-day-format.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass, LinkButton } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { StartAgain, type StartAgainProps } from './StartAgain.tsx'
import { useScreenToReturnTo } from './return-target.ts'
import { StepCard } from './StepCard.tsx'
import { useAwaitedPayment, type Awaited } from './use-awaited-payment.ts'
import { useWantedPlan } from './use-wanted-plan.ts'

const REDIRECT_DELAY_MS = 2000

const spinner = <Spinner className="size-14 text-faint" />

export function ProcessingStep({ isFree }: { isFree: boolean }) {
  const { t } = useTranslation('checkout')
  return (
    <StepCard title={isFree ? t('processing.headingFree') : t('processing.heading')} sign={spinner}>
      {!isFree && <p>{t('processing.text')}</p>}
    </StepCard>
  )
}

/** The card was accepted and the money is pending; or, without an id, it is unknown whether the payment has arrived. */
export function WaitingStep({ onCancelled, ...awaited }: Awaited & Pick<StartAgainProps, 'onCancelled'>) {
  const { t } = useTranslation('checkout')
  const { isOffline } = useAwaitedPayment(awaited)
  const isKnown = awaited.id !== null
  const account = (
    <LinkButton to={paths.account({ tab: 'billing' })} replace>
      {t('waiting.account')}
    </LinkButton>
  )
  return (
    <StepCard
      title={isKnown ? t('waiting.heading') : t('checking.heading')}
      sign={spinner}
      actions={isKnown ? <StartAgain phone={awaited.phone} onCancelled={onCancelled} /> : account}
    >
      <p>{isKnown ? t('waiting.text') : t('checking.text')}</p>
      <p>{isKnown ? t('waiting.mayLeave') : t('checking.mayLeave')}</p>
      {isOffline && <Alert className="text-left">{t('waiting.offline')}</Alert>}
    </StepCard>
  )
}

interface SuccessStepProps {
  /** For a continued plan, which opens nothing new today. */
  readonly resumesOn: string | undefined
  /** Edits in a new plan. */
  readonly edits: number | undefined
  /** For a member who came from the chat. */
  readonly chatUrl: string | undefined
}

/** Continues automatically: back to the chat or the screen that the member came from, else to the account. */
export function SuccessStep({ resumesOn, edits, chatUrl }: SuccessStepProps) {
  const { t } = useTranslation('checkout')
  const { plan } = useWantedPlan()
  const screen = useScreenToReturnTo()
  const writeDay = useDayFormat('long')
  const navigate = useNavigate()
  useEffect(() => {
    const goOn = () =>
      chatUrl === undefined ? void navigate(screen ?? paths.account(), { replace: true }) : location.assign(chatUrl)
    const timer = setTimeout(goOn, REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate, chatUrl, screen])
  return (
    <StepCard
      title={t('success.heading')}
      sign={
        <span className="grid size-20 place-items-center rounded-full bg-accent text-on-accent">
          <Check strokeWidth={3.5} className="size-10" aria-hidden="true" />
        </span>
      }
      actions={
        <>
          {chatUrl === undefined ? (
            <LinkButton to={screen ?? paths.account()} replace variant="primary">
              {t(screen === undefined ? 'success.account' : 'success.screen')}
            </LinkButton>
          ) : (
            <a href={chatUrl} className={buttonClass({ variant: 'primary' })}>
              {t('success.chat')}
            </a>
          )}
          <LinkButton to={paths.account({ tab: 'billing' })} replace variant="quiet" size="small" className="min-h-11">
            {t('success.otherCard')}
          </LinkButton>
        </>
      }
    >
      <p>
        {resumesOn === undefined
          ? t('success.text', { count: edits ?? plan.editsPerPeriod })
          : t('success.resumed', { date: writeDay(resumesOn) })}
      </p>
    </StepCard>
  )
}
