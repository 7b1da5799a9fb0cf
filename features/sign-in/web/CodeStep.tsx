import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '#features/api.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { CODE_DIGITS, signIn, TERMS_VERSION } from '../contract.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { showPhone } from './phone-number.ts'
import { ResendButton } from './ResendButton.tsx'
import { StepHeading } from './StepHeading.tsx'
import { rememberSignIn } from './use-session.ts'

interface CodeStepProps {
  /** Absent in the prerendered page, which knows no phone. */
  pending: PendingSignIn | undefined
  /** Where the phone can be changed. */
  phoneStep: string
  onEntered: () => void
}

export function CodeStep({ pending, phoneStep, onEntered }: CodeStepProps) {
  const { t } = useTranslation('signIn')
  const queryClient = useQueryClient()
  const isHydrated = useHydrated()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isVerifying, setVerifying] = useState(false)
  const phone = pending?.phone ?? ''

  async function verify(event: SubmitEvent) {
    event.preventDefault()
    setVerifying(true)
    const result = await call(signIn.verifyCode, { body: { phone, code, terms_version: TERMS_VERSION } })
    setVerifying(false)
    if (result.ok) {
      onEntered()
      rememberSignIn(queryClient, result.data.user)
      return
    }
    setError(result.code === 'code_invalid' ? t('errors.wrongCode') : result.error)
    if (result.code === 'code_invalid' || result.code === 'code_expired') setCode('')
  }

  function type(typed: string) {
    if (isVerifying) return
    setCode(typed)
    if (typed !== '') setError(undefined)
  }

  return (
    <form onSubmit={(event) => void verify(event)} noValidate>
      <fieldset disabled={!isHydrated} className="contents">
        <StepHeading title={t('code.heading')}>
          <Trans
            t={t}
            i18nKey="code.text"
            values={{ phone: showPhone(phone) }}
            components={{ phone: <strong className="font-semibold whitespace-nowrap text-ink" /> }}
          />
        </StepHeading>
        <div className="mt-8 flex flex-col gap-4">
          {error !== undefined && <Alert look="danger">{error}</Alert>}
          <CodeField
            label={t('code.label')}
            digits={CODE_DIGITS}
            value={code}
            onChange={type}
            isRefused={error !== undefined}
            isDisabled={!isHydrated}
          />
        </div>
        <Button
          type="submit"
          look="primary"
          size="large"
          isWide
          className="mt-6"
          disabled={code.length !== CODE_DIGITS}
          isBusy={isVerifying}
        >
          {t('code.submit')}
        </Button>
        <div className="-mx-3 mt-4 flex justify-between">
          <ResendButton pending={pending} onSent={() => setError(undefined)} />
          <Link to={phoneStep} className={`${buttonClass({ look: 'quiet', size: 'small' })} min-h-11`}>
            {t('code.changePhone')}
          </Link>
        </div>
      </fieldset>
    </form>
  )
}
