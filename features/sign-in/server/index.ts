/** The door of sign-in: who a member is, and whether a request is theirs. Every other feature may enter here. */
import type { FastifyRequest } from 'fastify'
import type { Session } from '#features/serve.ts'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database, Executor } from '#platform/database.ts'
import type { SmsSender } from '#providers/sms/port.ts'
import type { User } from '../contract.ts'
import { presentUser } from './present-user.ts'
import { findMember, updateProfile } from './queries.ts'
import { findSession, sessionCookie, tokenOf } from './sessions.ts'

export { signInRoutes } from './routes.ts'

export interface SignInDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
  readonly sms: SmsSender
  readonly countries: readonly string[]
  readonly adminPhones: readonly string[]
  readonly brandName: string
  readonly host: string
  readonly isSecureOrigin: boolean
}

export interface Profile {
  readonly name?: string | undefined
  readonly lastName?: string | undefined
  readonly bio?: string | undefined
  readonly occupationArea?: string | undefined
}

export interface Members {
  /** The session of a request's cookie; undefined for none, a dead one or a forged one. */
  readonly findSession: (request: FastifyRequest) => Promise<Session | undefined>
  /** E.164; undefined once the person is blanked. */
  readonly findPhone: (executor: Executor, memberId: string) => Promise<string | undefined>
  readonly findOccupation: (memberId: string) => Promise<string | undefined>
  /** Saves what is given and leaves the rest. */
  readonly updateProfile: (memberId: string, profile: Profile) => Promise<User | undefined>
}

export function createMembers(deps: SignInDeps): Members {
  const cookie = sessionCookie(deps.isSecureOrigin)
  return {
    findSession: (request) => findSession(deps, tokenOf(request, cookie)),
    findPhone: async (executor, memberId) => (await findMember(executor, memberId))?.phone ?? undefined,
    findOccupation: async (memberId) => (await findMember(deps.db, memberId))?.occupationArea ?? undefined,
    updateProfile: async (memberId, profile) => {
      const given = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
      const member = await updateProfile(deps.db, memberId, given)
      return member ? presentUser(member, deps.adminPhones) : undefined
    },
  }
}
