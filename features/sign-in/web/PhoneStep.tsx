import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PLAN } from '#features/plan.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { paths } from '#features/paths.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { PhoneField, showPhone } from '#features/session/web/index.ts'
import { prepareCodeStep } from './code-step.ts'
import { StepHeading } from './StepHeading.tsx'
import { TermsCheckbox } from './TermsCheckbox.tsx'
import { loadTypedPhone, saveTypedPhone } from './typed-phone.ts'
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
  const { start, findTypingError } = useStartSignIn({ onSent, onTokenAccepted })
  // of this tab, before a reload
  const [typedBefore] = useState(loadTypedPhone)
  const form = useForm({
    // the prerendered page does not know the phone: it is filled in afterwards
    values: { phone: phone === undefined ? typedBefore : showPhone(phone), terms: phone !== undefined },
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  })
  const { register, control, clearErrors } = form
  const { errors } = form.formState
  const hasAccepted = useWatch({ control, name: 'terms' })
  // every refusal is about the one thing that is typed
  const { submit, isBusy } = useSubmit(
    form,
    async (typed) => {
      // a phone that the browser filled in was not typed
      await Promise.all([start(typed.phone), prepareCodeStep()])
      saveTypedPhone('')
    },
    { fieldOf: () => 'phone' },
  )

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!isHydrated} className="contents">
        <StepHeading title={t('phone.heading')}>
          {hasChosenPlan
            ? t('phone.planText', { price: writeMoney(PLAN.valueInCents), limit: PLAN.editsPerPeriod })
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
            {...register('phone', {
              validate: (typed) => findTypingError(typed) ?? true,
              onChange: ({ target }: { target: HTMLInputElement }) => {
                clearErrors('phone')
                saveTypedPhone(target.value)
                void prepareCodeStep()
              },
            })}
            label={t('phone.label')}
            placeholder={t('phone.placeholder')}
            error={errors.phone?.message}
          />
          <TermsCheckbox
            {...register('terms', {
              validate: (isAccepted) => isAccepted || t('errors.termsMissing'),
              onChange: () => clearErrors('terms'),
            })}
            error={errors.terms?.message}
          />
        </div>
        {/* stays enabled without the consent, so that it can say what is missing */}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          className="mt-6"
          aria-disabled={!hasAccepted || undefined}
          isBusy={isBusy}
        >
          {t('phone.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
