import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { signIn } from '../contract.ts'
import { findPending, keepPending } from './pending-sign-in.ts'
import { readPhone, readToken, remainingSeconds, rememberSignIn, describeRefusal } from '#features/session/web/index.ts'

interface Ways {
  readonly onSent: () => void
  readonly onTokenAccepted: () => void
}

/** Starts sign-in from the typed text: sends a code to a phone, or signs in with a special token. */
export function useStartSignIn({ onSent, onTokenAccepted }: Ways) {
  const { t } = useTranslation('signIn')
  const queryClient = useQueryClient()
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const notANumber = t('errors.invalidNumber', { phone: t('phone.placeholder') })

  /** Undefined when a code was sent. */
  async function findSendProblem(phone: string): Promise<string | undefined> {
    const result = await call(signIn.sendCode, { body: { phone } })
    if (result.ok) keepPending(phone, result.data.resend_after)
    // the code sent a moment ago is still valid
    else if (result.code === 'rate_limited' && findPending()?.phone === phone) keepPending(phone, remainingSeconds(result))
    else return result.code === 'invalid_phone' ? notANumber : describeRefusal(t, result, t('errors.sendError'))
    onSent()
    return undefined
  }

  /**
   * Undefined when the token was accepted. A wrong token is reported as a wrong number, so that the existence of tokens is not
   * revealed.
   */
  async function findTokenProblem(token: string): Promise<string | undefined> {
    const result = await call(signIn.openReviewSession, { body: { token } })
    if (!result.ok) return result.code === 'code_invalid' ? notANumber : describeRefusal(t, result, result.error)
    onTokenAccepted()
    rememberSignIn(queryClient, result.data.user)
    return undefined
  }

  function findProblem(typed: string): Promise<string | undefined> {
    const phone = readPhone(typed)
    if (phone !== undefined) return findSendProblem(phone)
    const token = readToken(typed)
    return token === undefined ? Promise.resolve(notANumber) : findTokenProblem(token)
  }

  /** Whether the next step was reached. */
  async function start(typed: string): Promise<boolean> {
    setStarting(true)
    const found = await findProblem(typed)
    setStarting(false)
    setProblem(found)
    return found === undefined
  }

  return { start, isStarting, problem, clearProblem: () => setProblem(undefined) }
}
