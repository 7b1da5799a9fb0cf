/** The public API of sign-in: who a member is, and whether a request is theirs. Every other feature may import it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '#features/serve.ts'
import { DEFAULT_LANGUAGE, type Language, nearestLanguage } from '#phrases/shape.ts'
import type { Executor } from '#platform/database.ts'
import { definedFields } from '#platform/defined-fields.ts'
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import type { Sweep } from '#platform/sweeps.ts'
import type { User } from '../contract.ts'
import { deliverCode, type DeliverCodeDeps } from './codes/deliver-code.ts'
import { codeSweeps } from './codes/sweep-codes.ts'
import { type Delivery, deliverCodeJob } from './codes/jobs.ts'
import type { SignInDeps } from './deps.ts'
import { presentUser } from './members/present-user.ts'
import { type Payer, payerOf } from './members/change-member.ts'
import { findMember, findMemberOfPhone, findPhone, listGivenCpfs, listMembersOfSameCpf, updateMember } from './members/queries.ts'
import { demonstrationPhone, isDemonstrationPhone } from './members/demonstration.ts'
import { findPreviousAccounts } from './members/former-phone.ts'
import { type OldPhone, notifyOldPhone, notifyOldPhoneJob, type NotifyDeps } from './members/notify-old-phone.ts'
import { findSession } from './sessions/find-session.ts'
import { sessionSweeps } from './sessions/sweep-sessions.ts'
import { sessionCookie } from './sessions/session-cookie.ts'

export { redeliverCode, textCodesInstead } from './codes/redeliver-code.ts'
export { registerCodeMetrics } from './codes/code-metrics.ts'
export type { Payer } from './members/change-member.ts'
export { givenCpfKey } from './members/change-member.ts'
export { demonstrationPhone } from './members/demonstration.ts'
export { describeMember } from './members/describe-member.ts'
export { createMemberChanges, type MemberChanges } from './members/member-changes.ts'
export { exportMember } from './members/export-member.ts'
export { eraseMember } from './members/erase-member.ts'
export { SIGN_IN_SEALED } from './members/sealed-columns.ts'
export {
  deleteConsents as forgetConsents,
  deleteFormerPhone as forgetFormerPhone,
  listBoundByOlderTerms,
} from './members/queries.ts'
export { findPreviousAccountsOfAll } from './members/former-phone.ts'
export { recordConsent } from './members/record-consent.ts'
export { findMemberOfCustomer, findPeople, listPeople, type Person, searchMembers } from './members/search-members.ts'
export { deleteSessions } from './sessions/queries.ts'
export type { Asking } from './sessions/end-sessions.ts'
export type { SignInDeps } from './deps.ts'
export { type Visitor, visitorOf } from './sessions/open-session.ts'
export { signInRoutes } from './routes.ts'

/** The jobs of this feature, for creating the queues. */
export const SIGN_IN_JOBS = [deliverCodeJob, notifyOldPhoneJob] as const

/** The job handlers for the worker. */
export function signInHandlers(deps: DeliverCodeDeps & NotifyDeps): AnyJobHandler[] {
  const deliver: JobHandler<Delivery> = {
    job: deliverCodeJob,
    handle: (delivery, attempt) => deliverCode(deps, delivery, attempt),
  }
  const notify: JobHandler<OldPhone> = {
    job: notifyOldPhoneJob,
    handle: (oldPhone, attempt) => notifyOldPhone(deps, oldPhone, attempt),
  }
  return [deliver, notify] as unknown as AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}

/** The sweeps for the worker. */
export function signInSweeps(deps: Pick<SignInDeps, 'db' | 'clock'>): Sweep[] {
  return [...codeSweeps(deps), ...sessionSweeps(deps)]
}

export interface Profile {
  readonly name?: string | undefined
  readonly lastName?: string | undefined
  readonly bio?: string | undefined
  readonly occupationArea?: string | undefined
}

export interface Members {
  /**
   * The session of a request's cookie; undefined if there is none, or if it has expired or is forged. When it is extended,
   * `reply` gets a new cookie.
   */
  readonly findSession: (request: FastifyRequest, reply?: FastifyReply) => Promise<Session | undefined>
  /** Removes the cookie from the browser; the session must be ended on the server separately. */
  readonly clearCookie: (reply: FastifyReply) => void
  /** E.164; undefined once the account is deleted. */
  readonly findPhone: (executor: Executor, memberId: string) => Promise<string | undefined>
  /** The member with this phone, E.164. */
  readonly findByPhone: (executor: Executor, phone: string) => Promise<string | undefined>
  /** When the account was created. */
  readonly findJoinedAt: (executor: Executor, memberId: string) => Promise<Date | undefined>
  /** The language that the member chose. */
  readonly findLanguage: (executor: Executor, memberId: string) => Promise<Language>
  /** The payer; undefined until the checkout has saved one. */
  readonly findPayer: (executor: Executor, memberId: string) => Promise<Payer | undefined>
  /** Saves the payment provider's id of the member. */
  readonly linkCustomer: (executor: Executor, memberId: string, customerId: string) => Promise<void>
  /** Keyed hashes of every CPF that these members ever gave, as made by `givenDocumentKey`. */
  readonly listGivenCpfs: (executor: Executor, memberIds: readonly string[]) => Promise<readonly string[]>
  /** The deleted accounts that had the member's phone. */
  readonly findPreviousAccounts: (executor: Executor, memberId: string) => Promise<readonly string[]>
  /** The other accounts whose payer has the same CPF. */
  readonly findSameCpf: (executor: Executor, memberId: string) => Promise<readonly string[]>
  readonly findOccupation: (memberId: string) => Promise<string | undefined>
  /** Saves the given fields and leaves the rest. */
  readonly updateProfile: (memberId: string, profile: Profile) => Promise<User | undefined>
}

export function createMembers(deps: SignInDeps): Members {
  const cookie = sessionCookie(deps.isSecureOrigin)
  const demonstrations = deps.reviewTokens.map((token) => demonstrationPhone(deps.keyring, token))
  return {
    findSession: async (request, reply) => {
      const token = cookie.read(request)
      const found = await findSession(deps, token)
      if (!found || isWithdrawn(found.session.phone, demonstrations)) return undefined
      if (found.isExtended && token && reply) cookie.write(reply, token)
      return found.session
    },
    clearCookie: (reply) => cookie.clear(reply),
    findPhone,
    findByPhone: async (executor, phone) => (await findMemberOfPhone(executor, phone))?.id,
    findJoinedAt: async (executor, memberId) => (await findMember(executor, memberId))?.createdAt,
    findLanguage: async (executor, memberId) =>
      nearestLanguage((await findMember(executor, memberId))?.language ?? '') ?? DEFAULT_LANGUAGE,
    findPayer: async (executor, memberId) => payerOf(deps, await findMember(executor, memberId)),
    linkCustomer: async (executor, memberId, providerCustomerId) => {
      await updateMember(executor, memberId, { providerCustomerId })
    },
    findPreviousAccounts: (executor, memberId) => findPreviousAccounts(deps, executor, memberId),
    findSameCpf: listMembersOfSameCpf,
    listGivenCpfs,
    findOccupation: async (memberId) => (await findMember(deps.db, memberId))?.occupationArea ?? undefined,
    updateProfile: async (memberId, profile) => {
      const member = await updateMember(deps.db, memberId, definedFields(profile))
      return member ? presentUser(member, deps.adminPhones) : undefined
    },
  }
}

/** A demonstration account ends when its token is removed from the configuration. */
function isWithdrawn(phone: string, demonstrations: readonly string[]): boolean {
  return isDemonstrationPhone(phone) && !demonstrations.includes(phone)
}
