import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { signIn, TERMS_VERSION } from '../contract.ts'
import { rememberSignIn, describeRefusal } from '#features/session/web/index.ts'

/** Answers after which the typed code is useless. Any other failure may be temporary, and keeps it. */
const CODE_IS_SPENT: ReadonlySet<string> = new Set(['code_invalid', 'code_expired', 'phone_locked'])

interface Outcomes {
  /** E.164. */
  readonly phone: string
  readonly onEntered: () => void
  /** The code can no longer be right. */
  readonly onRefused: () => void
}

/** Exchanges a code for a session. */
export function useVerifyCode({ phone, onEntered, onRefused }: Outcomes) {
  const { t } = useTranslation('signIn')
  const queryClient = useQueryClient()
  const [isVerifying, setVerifying] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function verify(code: string): Promise<void> {
    setVerifying(true)
    const result = await call(signIn.verifyCode, { body: { phone, code, terms_version: TERMS_VERSION } })
    setVerifying(false)
    if (result.ok) {
      onEntered()
      rememberSignIn(queryClient, result.data.user)
      return
    }
    setProblem(result.code === 'code_invalid' ? t('errors.wrongCode') : describeRefusal(t, result, result.error))
    if (CODE_IS_SPENT.has(result.code)) onRefused()
  }

  return { verify, isVerifying, problem, clearProblem: () => setProblem(undefined) }
}
