import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '#features/api.ts'
import { Button } from '#ui/Button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { RESEND_AFTER_SECONDS, signIn } from '../contract.ts'
import { PhoneField } from './PhoneField.tsx'
import { findPending, keepPending } from './pending-sign-in.ts'
import { readPhone, showPhone } from './phone-number.ts'
import { remainingSeconds } from './remaining-seconds.ts'
import { StepHeading } from './StepHeading.tsx'
import { TermsCheckbox } from './TermsCheckbox.tsx'

/** Stands for "the field's own check refused it"; every other message comes from the server as it is. */
const INVALID = 'invalid-number'

const formShape = z.object({
  phone: z.string().check(z.refine((typed) => readPhone(typed) !== undefined, INVALID)),
  terms: z.boolean().check(z.refine(Boolean)),
})

interface PhoneStepProps {
  /** The phone of a sign-in that was begun before. */
  phone: string | undefined
  onSent: () => void
}

export function PhoneStep({ phone, onSent }: PhoneStepProps) {
  const { t } = useTranslation('signIn')
  const isHydrated = useHydrated()
  const { register, handleSubmit, control, setError, clearErrors, formState } = useForm({
    resolver: zodResolver(formShape),
    defaultValues: { phone: phone === undefined ? '' : showPhone(phone), terms: false },
    reValidateMode: 'onSubmit',
  })
  const hasAccepted = useWatch({ control, name: 'terms' })
  const problem = formState.errors.phone?.message

  const send = handleSubmit(async (form) => {
    const wanted = readPhone(form.phone) ?? form.phone
    const result = await call(signIn.sendCode, { body: { phone: wanted } })
    if (result.ok) keepPending(wanted, RESEND_AFTER_SECONDS)
    else if (result.code === 'rate_limited' && findPending()?.phone === wanted) keepPending(wanted, remainingSeconds(result))
    else return setError('phone', { message: result.code === 'invalid_phone' ? INVALID : result.error }, { shouldFocus: true })
    return onSent()
  })

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <fieldset disabled={!isHydrated} className="contents">
        <StepHeading title={t('phone.heading')}>{t('phone.text')}</StepHeading>
        <div className="mt-8 flex flex-col gap-3">
          <PhoneField
            {...register('phone', { onChange: () => clearErrors('phone') })}
            label={t('phone.label')}
            placeholder={t('phone.placeholder')}
            error={problem === INVALID ? t('errors.invalidNumber', { phone: t('phone.placeholder') }) : problem}
          />
          <TermsCheckbox {...register('terms')} />
        </div>
        <Button
          type="submit"
          look="primary"
          size="large"
          isWide
          className="mt-6"
          disabled={!hasAccepted}
          isBusy={formState.isSubmitting}
        >
          {t('phone.submit')}
        </Button>
      </fieldset>
    </form>
  )
}
