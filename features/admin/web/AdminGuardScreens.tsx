import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CODE_DIGITS } from '#features/sign-in/contract.ts'
import { useWhenComplete } from '#features/session/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { Enrolment } from './Enrolment.tsx'
import { type AdminLogin, useAdminLogin } from './use-admin-login.ts'

/** Asks an administrator for the code of their authenticator; the first time, to set one up. */
export function AdminGuardScreens({ hasRunOut }: { hasRunOut: boolean }) {
  const { t } = useTranslation('admin')
  const login = useAdminLogin()
  const otpauthUrl = login.challenge?.otpauthUrl
  return (
    <div className="mx-auto w-full max-w-md px-5 py-10 md:py-16">
      <h1 className="text-2xl md:text-3xl">{otpauthUrl === undefined ? t('gate.heading') : t('gate.enrol.heading')}</h1>
      <p className="mt-3 text-soft">{otpauthUrl === undefined ? t('gate.text') : t('gate.enrol.text')}</p>
      {hasRunOut && (
        <Alert variant="warning" className="mt-6">
          {t('gate.expired')}
        </Alert>
      )}
      {otpauthUrl !== undefined && <Enrolment otpauthUrl={otpauthUrl} />}
      <div className="mt-8">
        {login.challenge ? (
          <CodeForm label={otpauthUrl === undefined ? t('gate.code') : t('gate.enrol.confirm')} login={login} />
        ) : (
          <Waiting loginError={login.loginError} retry={login.retry} />
        )}
      </div>
    </div>
  )
}

interface CodeFormProps {
  label: string
  login: AdminLogin
}

/** Submits the complete code automatically, like the sign-in. */
function CodeForm({ label, login: { enter, describe } }: CodeFormProps) {
  const { t } = useTranslation('admin')
  const form = useForm({ defaultValues: { code: '' } })
  const { control, setValue } = form
  const code = useWatch({ control, name: 'code' })
  const { submit, isBusy, problem } = useSubmit(form, (typed) => enter(typed.code), {
    // shown above the boxes, which a refusal empties
    fieldOf: () => undefined,
    textOf: describe,
    onFailure: (failure) => {
      if (failure.code !== 'network') setValue('code', '')
    },
  })
  const isComplete = code.length === CODE_DIGITS
  useWhenComplete(isComplete && !isBusy && problem === undefined, submit)

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
      <CodeField
        label={label}
        digits={CODE_DIGITS}
        value={code}
        onChange={(typed) => {
          if (!isBusy) setValue('code', typed)
        }}
        isRefused={problem !== undefined}
        isDisabled={false}
      />
      <Button type="submit" variant="primary" size="large" isWide className="mt-2" disabled={!isComplete} isBusy={isBusy}>
        {t('gate.submit')}
      </Button>
    </form>
  )
}

function Waiting({ loginError, retry }: Pick<AdminLogin, 'loginError' | 'retry'>) {
  const { t } = useTranslation()
  if (loginError === undefined) return <Spinner label={t('loading')} className="mx-auto size-8 text-faint" />
  return <RetryAlert text={loginError} label={t('tryAgain')} onRetry={retry} />
}
