import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call, type Failure, unwrap } from '#features/api.ts'
import { signIn, TERMS_VERSION } from '../contract.ts'
import { rememberSignIn, describeRefusal } from '#features/session/web/index.ts'

/** Answers after which the typed code is useless. Any other failure may be temporary, and keeps it. */
const SPENT_CODES: ReadonlySet<string> = new Set(['code_invalid', 'code_expired', 'phone_locked'])

interface Verification {
  /** E.164. */
  readonly phone: string
  readonly onEntered: () => void
}

/** Exchanges a code for a session. */
export function useVerifyCode({ phone, onEntered }: Verification) {
  const { t } = useTranslation('signIn')
  const queryClient = useQueryClient()
  return {
    /** @throws CallError for a refusal */
    verify: async (code: string) => {
      const { user } = unwrap(await call(signIn.verifyCode, { body: { phone, code, terms_version: TERMS_VERSION } }))
      onEntered()
      rememberSignIn(queryClient, user)
    },
    describe: (failure: Failure) =>
      failure.code === 'code_invalid' ? t('errors.wrongCode') : describeRefusal(t, failure, failure.error),
    isSpent: ({ code }: Failure) => SPENT_CODES.has(code),
  }
}
