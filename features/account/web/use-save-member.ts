import { useQueryClient } from '@tanstack/react-query'
import { adminHeaders } from '#features/admin/web/index.ts'
import { call, type CallInput, type Result } from '#features/api.ts'
import type { Input } from '#features/endpoint.ts'
import { rememberSignIn, useMember } from '#features/session/web/index.ts'
import { account } from '../contract.ts'

type Change = Input<typeof account.changeUser.body>
type WithoutPhone<C> = C extends Change ? Omit<C, 'phone'> : never

/**
 * Changes something about the member. On success every part of the page is updated. Sends the panel's token, because an
 * administrator's phone can only be changed with the panel open.
 */
export function useSaveMember(): (change: WithoutPhone<Change>) => Promise<Result<typeof account.changeUser>> {
  const queryClient = useQueryClient()
  const { phone } = useMember()
  return async (change) => {
    const input = { body: { ...change, phone }, headers: adminHeaders() } as CallInput<typeof account.changeUser> // as: the change without its phone, which is added here
    const result = await call(account.changeUser, input)
    if (result.ok) rememberSignIn(queryClient, result.data.user)
    return result
  }
}
