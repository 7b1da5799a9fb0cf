import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call, CallError, type Failure } from '#features/api.ts'
import type { User } from '#features/sign-in/contract.ts'
import { showPhone, describeRefusal, useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { adminAccess } from '../contract.ts'
import { saveAdminToken } from './admin-token.ts'
import { checkAdminAccess } from './use-admin-access.ts'

/** What the server requires next: a code, and before the first one that the secret is added to an authenticator. */
export interface Challenge {
  /** Only present for the first use. */
  readonly otpauthUrl: string | undefined
}

const enrolment = z.object({ otpauth_url: z.string() })

function challengeOf(refusal: Failure): Challenge | undefined {
  if (refusal.code === 'second_factor_required') return { otpauthUrl: undefined }
  const parsed = refusal.code === 'second_factor_enrol' ? z.safeParse(enrolment, refusal.extra) : undefined
  return parsed?.success ? { otpauthUrl: parsed.data.otpauth_url } : undefined
}

/** Calls without a code, to learn what is required. */
const challengeQuery = (member: User) =>
  queryOptions({
    queryKey: ['admin-challenge', member.id],
    queryFn: async ({ signal }): Promise<Challenge> => {
      const result = await call(adminAccess.loginAdmin, { body: loginBody(member), signal })
      if (result.ok) throw new TypeError('the panel opened without a code')
      const challenge = challengeOf(result)
      if (!challenge) throw new CallError(result)
      return challenge
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

function loginBody({ phone, name }: User) {
  return { phone, name: name ?? showPhone(phone) }
}

export type AdminLogin = ReturnType<typeof useAdminLogin>

/** The administrator's login: what is required, and submitting the code. */
export function useAdminLogin() {
  const { t } = useTranslation('admin')
  const tSignIn = useTranslation('signIn').t
  const queryClient = useQueryClient()
  const member = useMember()
  const challenge = useQuery(challengeQuery(member))

  function describe(refusal: Failure): string {
    return refusal.code === 'code_invalid' ? t('gate.wrongCode') : describeRefusal(tSignIn, refusal, t('gate.failed'))
  }

  /** @throws CallError for a refusal */
  async function enter(code: string): Promise<void> {
    const result = await call(adminAccess.loginAdmin, { body: { ...loginBody(member), code } })
    if (!result.ok) {
      // the secret that was shown has expired: there is a new one
      const renewed = challengeOf(result)
      if (renewed) queryClient.setQueryData(challengeQuery(member).queryKey, renewed)
      throw new CallError(result)
    }
    saveAdminToken(result.data.token, result.data.admin.phone)
    checkAdminAccess(queryClient)
    void showToast('success', t('gate.succeeded'))
  }

  const failure = challenge.error instanceof CallError ? challenge.error.failure : undefined
  return {
    challenge: challenge.data,
    /** Why the login is impossible now. */
    loginError: failure === undefined ? undefined : describe(failure),
    retry: () => void challenge.refetch(),
    enter,
    describe,
  }
}
