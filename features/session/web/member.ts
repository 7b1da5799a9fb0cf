import { createContext, use } from 'react'
import type { User } from '#features/sign-in/contract.ts'

/** Provided by `RequireSession`. */
export const MemberContext = createContext<User | undefined>(undefined)

/** The signed-in member. Only below `RequireSession`, where there always is one. */
export function useMember(): User {
  const member = use(MemberContext)
  if (!member) throw new Error('useMember is used outside of RequireSession')
  return member
}
