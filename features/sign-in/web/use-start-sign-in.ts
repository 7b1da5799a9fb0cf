import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call, CallError } from '#features/api.ts'
import { signIn } from '../contract.ts'
import { findPending, savePending } from './pending-sign-in.ts'
import { readPhone, readToken, remainingSeconds, rememberSignIn, describeRefusal } from '#features/session/web/index.ts'

interface NextSteps {
  readonly onSent: () => void
  readonly onTokenAccepted: () => void
}

/** Starts sign-in from the typed text: sends a code to a phone, or signs in with a special token. */
export function useStartSignIn({ onSent, onTokenAccepted }: NextSteps) {
  const { t } = useTranslation('signIn')
  const queryClient = useQueryClient()
  const notANumber = t('errors.invalidNumber', { phone: t('phone.placeholder') })

  async function sendCode(phone: string): Promise<void> {
    const result = await call(signIn.sendCode, { body: { phone } })
    if (result.ok) savePending(phone, result.data.resend_after)
    // the code sent a moment ago is still valid
    else if (result.code === 'rate_limited' && findPending()?.phone === phone) savePending(phone, remainingSeconds(result))
    else {
      const error = result.code === 'invalid_phone' ? notANumber : describeRefusal(t, result, t('errors.sendError'))
      throw new CallError({ ...result, error })
    }
    onSent()
  }

  /** A wrong token is reported as a wrong number, so that the existence of tokens is not revealed. */
  async function openByToken(token: string): Promise<void> {
    const result = await call(signIn.openReviewSession, { body: { token } })
    if (!result.ok) {
      const error = result.code === 'code_invalid' ? notANumber : describeRefusal(t, result, result.error)
      throw new CallError({ ...result, error })
    }
    onTokenAccepted()
    rememberSignIn(queryClient, result.data.user)
  }

  return {
    /** Why the typed text can be neither a phone nor a token. */
    findTypingError: (typed: string) =>
      readPhone(typed) === undefined && readToken(typed) === undefined ? notANumber : undefined,
    /** @throws CallError with the text for the member */
    start: async (typed: string) => {
      const phone = readPhone(typed)
      const token = readToken(typed)
      if (phone !== undefined) await sendCode(phone)
      else if (token !== undefined) await openByToken(token)
    },
  }
}
