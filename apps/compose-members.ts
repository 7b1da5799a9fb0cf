/** The wiring of members and their plans. */
import { findMemberBrand } from '#features/brand/server/index.ts'
import {
  createSubscriptionCommands,
  createMembership,
  createTrials,
  type Membership,
  type Trials,
} from '#features/membership/server/index.ts'
import {
  createMemberChanges,
  createMembers,
  demonstrationPhone,
  type MemberChanges,
  type Members,
  type SignInDeps,
} from '#features/sign-in/server/index.ts'
import { sendCodeInChat, unlinkChats } from '#features/chat/server/index.ts'
import { enqueueWatermarkRemoval } from '#features/photo-edits/server/index.ts'
import { trackAttempts } from '#features/sms-delivery/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { Env } from '#platform/env.ts'
import type { ChatChannel } from '#providers/chat/port.ts'
import { chooseChat } from './vendors/choose-chat.ts'
import { chooseSmsSender } from './vendors/choose-sms.ts'
import type { WatchProvider } from './watch-providers.ts'

export interface MemberServices {
  readonly signIn: SignInDeps
  readonly members: Members
  readonly memberChanges: MemberChanges
  readonly membership: Membership
  readonly trials: Trials
  readonly findBrand: typeof findMemberBrand
  /** Undefined: there is no chat. */
  readonly channel: ChatChannel | undefined
}

type MemberDeps = Pick<SignInDeps, 'db' | 'clock' | 'keyring' | 'queue' | 'log'>

export function composeMembers(env: Env, deps: MemberDeps, watch: WatchProvider): MemberServices {
  const { db, clock, keyring, log } = deps
  const chosen = chooseChat(env)
  const channel = chosen && watch('chat', chosen)
  const signIn: SignInDeps = {
    ...deps,
    limits: env.codeLimits,
    sms: chooseSmsSender(env, { log, watch, track: (client) => trackAttempts({ db, clock }, client) }),
    sendInChat: channel && ((code) => sendCodeInChat(channel, code)),
    countries: env.smsCountries,
    adminPhones: env.adminPhones,
    reviewTokens: env.reviewTokens,
    brandName: env.brand.name,
    supportEmail: env.brand.supportEmail,
    host: new URL(env.publicUrl).hostname,
    isSecureOrigin: env.isSecureOrigin,
    endOtherAccess: async (tx, memberId) => void (await unlinkChats({ clock }, tx, { memberId, actor: 'member' })),
  }
  const members = createMembers(signIn)
  const onPlanOpened = (tx: Transaction, memberId: string) => enqueueWatermarkRemoval(deps.queue, tx, memberId)
  const subscriptions = createSubscriptionCommands({ clock, onPlanOpened })
  const { supportEmail } = env.brand
  const courtesyPhones = [...env.courtesyPhones, ...env.reviewTokens.map((token) => demonstrationPhone(keyring, token))]
  const membership = createMembership({ db, clock, members, subscriptions, onPlanOpened, courtesyPhones, supportEmail })
  const memberChanges = createMemberChanges(signIn)
  const trials = createTrials({ clock, keyring, members })
  return { signIn, members, memberChanges, membership, trials, findBrand: findMemberBrand, channel }
}
