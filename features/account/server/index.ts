/** `POST /api/user`: a table from each action to the public API of the feature that carries it out. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Input, Reply } from '#features/endpoint.ts'
import { disconnectMember, type InstagramServerDeps, saveConnection } from '#features/instagram/server/index.ts'
import { countRequest } from '#features/payments/server/index.ts'
import { type Asked, type AccessGuard, implement, type Session } from '#features/serve.ts'
import { type MemberChanges, type Members, visitorOf } from '#features/sign-in/server/index.ts'
import type { User } from '#features/sign-in/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { account as table } from '../contract.ts'

export interface AccountDeps {
  readonly db: Database
  readonly clock: Clock
  readonly members: Members
  readonly memberChanges: MemberChanges
  readonly instagram: InstagramServerDeps
  /** Whether the request has the valid token of the administrators' panel. */
  readonly isPanelOpen: (request: FastifyRequest, session: Session) => Promise<boolean>
}

type ChangeUser = typeof table.changeUser
type Change = Input<ChangeUser['body']>
/** What some actions answer besides the member. */
type Answer = Omit<Reply<ChangeUser>, 'user'> & { readonly success: true }
type ActionHandler<C extends Change> = (change: C, asked: Asked<ChangeUser>) => Promise<User | Answer>
type Handlers = { readonly [Action in Change['action']]: ActionHandler<Extract<Change, { action: Action }>> }

export function accountRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: AccountDeps; accessGuard: AccessGuard },
): void {
  const handlers = handlersOf(deps)
  implement(app, {
    table,
    accessGuard,
    handlers: {
      changeUser: async (asked) => {
        const handler = handlers[asked.body.action] as ActionHandler<Change> // as: the table has the matching handler for each action
        const done = await handler(asked.body, asked)
        return 'success' in done ? { user: await getUser(deps, asked.session), ...done } : { user: done }
      },
    },
  })
}

/** The member unchanged. */
async function getUser({ members }: AccountDeps, { memberId }: Session): Promise<User> {
  return (await members.updateProfile(memberId, {})) ?? refuse('unauthorised')
}

function handlersOf({ members, memberChanges, instagram, isPanelOpen, ...counting }: AccountDeps): Handlers {
  return {
    update_profile: async ({ name, last_name: lastName, bio, occupation_area: occupationArea }, { session }) =>
      (await members.updateProfile(session.memberId, { name, lastName, bio, occupationArea })) ?? refuse('unauthorised'),
    change_email: async ({ email }, asked) => {
      await countContact({ ...counting, members }, asked)
      return memberChanges.changeEmail(askingOf(asked), email)
    },
    change_phone: async ({ new_phone: typed, code }, asked) => {
      const wish = { typed, code, language: asked.language, isPanelOpen: await isPanelOpen(asked.request, asked.session) }
      return memberChanges.changePhone(askingOf(asked), wish)
    },
    update: async ({ name, email, document }, asked) => {
      await countContact({ ...counting, members }, asked)
      return memberChanges.saveContact(askingOf(asked), { name, email, document })
    },
    update_asaas_customer: ({ asaas_customer_id: id }, asked) => memberChanges.confirmCustomer(askingOf(asked), id),
    notifications: ({ notifications }, asked) => memberChanges.saveNotifications(askingOf(asked), notifications),
    instagram: async ({ social_token: handle, social_id: instagramId }, asked) => ({
      success: true,
      operation: await saveConnection(instagram, { ...askingOf(asked), handle, instagramId }),
    }),
    disconnect_instagram: async (_, asked) => {
      const { session, visitor } = askingOf(asked)
      const account = await disconnectMember(instagram, { memberId: session.memberId, visitor })
      return { success: true, disconnected_account: account ?? null }
    },
    welcome_seen: (_, asked) => memberChanges.noteWelcome(askingOf(asked)),
  }
}

/** Each change is a line in the log, and each CPF a row, that outlive the account. */
function countContact(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'members'>,
  { session, request }: Asked<ChangeUser>,
): Promise<void> {
  return countRequest(deps, { what: 'contact', memberId: session.memberId, address: request.ip })
}

function askingOf({ session, request }: Asked<ChangeUser>) {
  return { session, visitor: visitorOf(request) }
}
