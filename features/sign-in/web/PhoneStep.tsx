import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PLAN } from '#features/plan.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { paths } from '#features/paths.ts'
import { Button } from '#ui/Button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { PhoneField, showPhone } from '#features/session/web/index.ts'
import { StepHeading } from './StepHeading.tsx'
import { TermsCheckbox } from './TermsCheckbox.tsx'
import { useStartSignIn } from './use-start-sign-in.ts'

interface PhoneStepProps {
  /** The phone of an earlier attempt, for which the terms were accepted already. */
  phone: string | undefined
  /** Explains to a visitor who comes to buy that sign-in comes first. */
  hasChosenPlan: boolean
  onSent: () => void
  onTokenAccepted: () => void
}

export function PhoneStep({ phone, hasChosenPlan, onSent, onTokenAccepted }: PhoneStepProps) {
  const { t } = useTranslation('signIn')
  const isHydrated = useHydrated()
  const writeMoney = useMoneyFormat()
  const phoneField = useRef<HTMLInputElement>(null)
  const termsBox = useRef<HTMLInputElement>(null)
  const [typed = phone === undefined ? '' : showPhone(phone), setTyped] = useState<string>()
  const [hasAccepted = phone !== undefined, setAccepted] = useState<boolean>()
  const [isTermsMissing, setTermsMissing] = useState(false)
  const { start, isStarting, problem, clearProblem } = useStartSignIn({ onSent, onTokenAccepted })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isStarting) return
    if (!hasAccepted) {
      setTermsMissing(true)
      termsBox.current?.focus()
    } else if (!(await start(typed))) phoneField.current?.focus()
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <fieldset disabled={!isHydrated} className="contents">
        <StepHeading title={t('phone.heading')}>
          {hasChosenPlan
            ? t('phone.planText', { price: writeMoney(PLAN.valueInCents), limit: PLAN.photosLimit })
            : t('phone.text')}
        </StepHeading>
        <noscript>
          <p className="mt-6 rounded-card bg-accent-soft px-4 py-3 text-accent-ink">
            {t('phone.needsScript')}{' '}
            <a href={`${paths.home()}#contact`} className="font-semibold underline underline-offset-4">
              {t('phone.contact')}
            </a>
          </p>
        </noscript>
        <div className="mt-8 flex flex-col gap-3">
          <PhoneField
            ref={phoneField}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              clearProblem()
            }}
            label={t('phone.label')}
            placeholder={t('phone.placeholder')}
            error={problem}
          />
          <TermsCheckbox
            ref={termsBox}
            checked={hasAccepted}
            onChange={(event) => {
              setAccepted(event.target.checked)
              setTermsMissing(false)
            }}
            error={isTermsMissing ? t('errors.termsMissing') : undefined}
          />
        </div>
        {/* stays enabled without the consent, so that it can say what is missing */}
        <Button
          type="submit"
          look="primary"
          size="large"
          isWide
          className="mt-6"
          aria-disabled={!hasAccepted || undefined}
          isBusy={isStarting}
        >
          {t('phone.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
