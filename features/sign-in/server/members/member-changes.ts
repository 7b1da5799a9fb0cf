import type { Notifications, User } from '#features/sign-in/contract.ts'
import { refuse } from '#platform/errors.ts'
import type { Asking } from '../sessions/end-sessions.ts'
import {
  type ChangeDeps,
  changeEmail,
  confirmCustomer,
  type Contact,
  noteWelcome,
  saveContact,
  saveNotifications,
} from './change-member.ts'
import { changePhone, type ChangePhoneDeps, type NewPhone } from './change-phone.ts'
import { presentUser } from './present-user.ts'
import { findMember } from './queries.ts'

/** What members can change about themselves; each action returns the member after the change. */
export interface MemberChanges {
  readonly changeEmail: (asking: Asking, typed: string) => Promise<User>
  readonly changePhone: (asking: Asking, wish: NewPhone) => Promise<User>
  readonly saveContact: (asking: Asking, contact: Contact) => Promise<User>
  readonly saveNotifications: (asking: Asking, notifications: Notifications) => Promise<User>
  readonly confirmCustomer: (asking: Asking, customerId: string) => Promise<User>
  readonly noteWelcome: (asking: Asking) => Promise<User>
}

export function createMemberChanges(deps: ChangeDeps & ChangePhoneDeps): MemberChanges {
  const thenUser =
    <Wish>(action: (deps: ChangePhoneDeps, asking: Asking, wish: Wish) => Promise<void>) =>
    async (asking: Asking, wish: Wish): Promise<User> => {
      await action(deps, asking, wish)
      const member = await findMember(deps.db, asking.session.memberId)
      return member ? presentUser(member, deps.adminPhones) : refuse('unauthorised')
    }
  return {
    changeEmail: thenUser(changeEmail),
    changePhone: thenUser(changePhone),
    saveContact: thenUser(saveContact),
    saveNotifications: thenUser(saveNotifications),
    confirmCustomer: thenUser(confirmCustomer),
    noteWelcome: (asking) => thenUser(noteWelcome)(asking, undefined),
  }
}
