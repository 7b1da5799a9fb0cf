/**
 * People, messages and statuses in webhooks:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages
 */
import { SECOND } from '#platform/clock.ts'
import type { Person } from './chats.ts'
import { accountOf, NUMBER_FORMS, parentIdOf } from './numbers.ts'
import type { WhatsAppSettings } from './settings.ts'

/** The identifiers of a person that the settings allow. */
export interface Names {
  /** `wa_id`, `from`, `recipient_id`: undefined for a person who hides the number. */
  readonly account: string | undefined
  readonly userId: string | undefined
  readonly parentId: string | undefined
}

export function namesOf(person: Person, settings: WhatsAppSettings): Names {
  const mode = settings.get('user_ids')
  const form = NUMBER_FORMS[settings.get('number_form')] ?? 'by area'
  const hidesPhone = person.phone === undefined || mode === 2
  const hasUserId = hidesPhone || mode !== 0
  return {
    account: person.phone === undefined || hidesPhone ? undefined : accountOf(person.phone, form),
    userId: hasUserId ? person.userId : undefined,
    parentId: mode === 3 ? parentIdOf(person.userId) : undefined,
  }
}

/** A person who hides the number has a username. */
export function contactOf(person: Person, { account, userId, parentId }: Names) {
  const profile = {
    name: person.name,
    ...(account === undefined ? { username: `pessoa.${person.userId.slice(-6).toLowerCase()}` } : {}),
  }
  return {
    profile,
    ...(account === undefined ? {} : { wa_id: account }),
    ...(userId === undefined ? {} : { user_id: userId }),
    ...(parentId === undefined ? {} : { parent_user_id: parentId }),
  }
}

export function senderOf({ account, userId, parentId }: Names) {
  return {
    ...(account === undefined ? {} : { from: account }),
    ...(userId === undefined ? {} : { from_user_id: userId }),
    ...(parentId === undefined ? {} : { from_parent_user_id: parentId }),
  }
}

export function recipientOf({ account, userId, parentId }: Names) {
  return {
    ...(account === undefined ? {} : { recipient_id: account }),
    ...(userId === undefined ? {} : { recipient_user_id: userId }),
    ...(parentId === undefined ? {} : { recipient_parent_user_id: parentId }),
  }
}

/** Seconds, as text. */
export function timestampOf(at: Date): string {
  return String(Math.floor(at.getTime() / SECOND))
}
