import { useQueryClient } from '@tanstack/react-query'
import { adminHeaders } from '#features/admin/web/index.ts'
import { call, type CallInput, unwrap } from '#features/api.ts'
import type { Input } from '#features/endpoint.ts'
import { rememberSignIn, useMember } from '#features/session/web/index.ts'
import type { User } from '#features/sign-in/contract.ts'
import { account } from '../contract.ts'

type Change = Input<typeof account.changeUser.body>
type WithoutPhone<C> = C extends Change ? Omit<C, 'phone'> : never

/**
 * Changes something about the member, and updates every part of the page. Sends the panel's token, because an administrator's
 * phone can only be changed with the panel open. Throws a `CallError` for a refusal.
 */
export function useSaveMember(): (change: WithoutPhone<Change>) => Promise<User> {
  const queryClient = useQueryClient()
  const { phone } = useMember()
  return async (change) => {
    const input = { body: { ...change, phone }, headers: adminHeaders() } as CallInput<typeof account.changeUser> // as: the change without its phone, which is added here
    const { user } = unwrap(await call(account.changeUser, input))
    rememberSignIn(queryClient, user)
    return user
  }
}
