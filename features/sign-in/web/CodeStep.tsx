import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { TaggedText } from '#ui/TaggedText.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CODE_DIGITS } from '../contract.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { showPhone, useWhenComplete } from '#features/session/web/index.ts'
import { ResendButtons } from './ResendButton.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useSmsCode } from './use-sms-code.ts'
import { useVerifyCode } from './use-verify-code.ts'

interface CodeStepProps {
  /** Absent in the prerendered page, where the phone is unknown. */
  pending: PendingSignIn | undefined
  /** The address of the step where the phone can be changed. */
  phoneStep: string
  onEntered: () => void
}

export function CodeStep({ pending, phoneStep, onEntered }: CodeStepProps) {
  const { t } = useTranslation('signIn')
  const isHydrated = useHydrated()
  const phone = pending?.phone ?? ''
  const { verify, describe, isSpent } = useVerifyCode({ phone, onEntered })
  const form = useForm({ defaultValues: { code: '' } })
  const { control, setValue } = form
  const code = useWatch({ control, name: 'code' })
  const { submit, isBusy, problem, clearProblem } = useSubmit(form, (typed) => verify(typed.code), {
    // shown above the boxes, which a refusal may empty
    fieldOf: () => undefined,
    textOf: describe,
    onFailure: (failure) => {
      if (isSpent(failure)) setValue('code', '')
    },
  })
  const isComplete = code.length === CODE_DIGITS

  useWhenComplete(isComplete && !isBusy && problem === undefined, submit)
  useSmsCode(type, pending?.resendAt)

  /** The typed digits belonged to the previous code, which the new one has replaced. */
  function startOver() {
    setValue('code', '')
    clearProblem()
  }

  function type(typed: string) {
    if (!isBusy) setValue('code', typed)
  }

  return (
    <form onSubmit={submit} noValidate className="animate-rise">
      <fieldset disabled={!isHydrated} className="contents">
        <StepHeading title={t('code.heading')}>
          <TaggedText
            text={t('code.text', { phone: showPhone(phone) })}
            tags={{ phone: <strong className="font-semibold whitespace-nowrap text-ink" /> }}
          />
        </StepHeading>
        <div className="mt-8 flex flex-col gap-4">
          {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
          <CodeField
            label={t('code.label')}
            digits={CODE_DIGITS}
            value={code}
            onChange={type}
            isRefused={problem !== undefined}
            isDisabled={!isHydrated}
          />
        </div>
        <Button type="submit" variant="primary" size="large" isWide className="mt-6" disabled={!isComplete} isBusy={isBusy}>
          {t('code.submit')}
        </Button>
        <div className="-mx-3.5 mt-4 flex flex-col items-start">
          <ResendButtons pending={pending} onSent={startOver} />
          <Link to={phoneStep} className={`${buttonClass({ variant: 'quiet', size: 'small' })} min-h-11`}>
            {t('code.changePhone')}
          </Link>
        </div>
      </fieldset>
    </form>
  )
}
