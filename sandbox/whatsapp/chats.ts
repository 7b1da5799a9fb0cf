/** The people who talk with the number, and their messages; all in memory. */
import { type Clock, HOUR, addMs, SECOND } from '#platform/clock.ts'
import { keepNewest, type Newest } from '../newest.ts'
import { digitsOf, isUserId, keyOf, userIdOf } from './numbers.ts'

export type Direction = 'in' | 'out'
export type Progress = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'

/** A button or row that a person may choose. */
export interface MessageChoice {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly section?: string
}

/** A message in either direction, as people see it. */
export interface ChatMessage {
  readonly id: string
  readonly direction: Direction
  readonly type: string
  readonly at: Date
  readonly text?: string
  readonly header?: string
  readonly footer?: string
  readonly mediaId?: string
  readonly fileName?: string
  readonly choices?: readonly MessageChoice[]
  /** The label that opens a list, or leads to an address. */
  readonly label?: string
  readonly address?: string
  readonly replyTo?: string
  /** Ours: its delivery status. Theirs: `read` once it was read. */
  progress: Progress
  failure?: number
}

export interface Person {
  /** Digits with the country code; undefined when only the user id is known. */
  readonly phone: string | undefined
  readonly userId: string
  readonly name: string
  readonly messages: Newest<ChatMessage>
  wroteAt: Date | undefined
  /** Until when our number is shown as typing. */
  typingUntil: Date | undefined
}

export interface Chats {
  /** @returns undefined for a value that is neither a phone nor a known user id */
  readonly find: (address: string) => Person | undefined
  /** Finds the person, or adds a new one. @returns undefined for a value that is neither a phone nor a user id */
  readonly meet: (address: string) => Person | undefined
  readonly people: () => readonly Person[]
  readonly add: (person: Person, message: ChatMessage) => void
  readonly findMessage: (id: string) => { readonly person: Person; readonly message: ChatMessage } | undefined
  readonly isWindowOpen: (person: Person, hours: number) => boolean
  readonly clear: () => void
}

const KEPT_MESSAGES = 300
const KEPT_PEOPLE = 5000
/** How many messages' owners are stored. */
const KEPT_OWNERS = 200_000
/** https://developers.facebook.com/documentation/business-messaging/whatsapp/typing-indicators */
export const TYPING_MS = 25 * SECOND
const PHONE = /^\d{8,15}$/

export function createChats(clock: Clock): Chats {
  const people = new Map<string, Person>()
  const owners = new Map<string, Person>()

  const find = (address: string) => people.get(isUserId(address) ? address : userIdOf(digitsOf(address)))
  const meet = (address: string) => {
    const known = find(address)
    if (known) return known
    const phone = isUserId(address) ? undefined : digitsOf(address)
    if (phone !== undefined && !PHONE.test(phone)) return undefined
    const userId = phone === undefined ? address : userIdOf(phone)
    const person: Person = {
      phone,
      userId,
      name: `Pessoa ${phone === undefined ? userId.slice(-4) : keyOf(phone).slice(-4)}`,
      messages: keepNewest(KEPT_MESSAGES),
      wroteAt: undefined,
      typingUntil: undefined,
    }
    people.set(userId, person)
    forgetOldest(people, KEPT_PEOPLE)
    return person
  }

  return {
    find,
    meet,
    people: () => [...people.values()],
    add: (person, message) => {
      person.messages.add(message)
      owners.set(message.id, person)
      forgetOldest(owners, KEPT_OWNERS)
      if (message.direction === 'in') person.wroteAt = clock.now()
      else person.typingUntil = undefined
    },
    findMessage: (id) => {
      const person = owners.get(id)
      const message = person?.messages.list().find((each) => each.id === id)
      return person && message && { person, message }
    },
    isWindowOpen: ({ wroteAt }, hours) => wroteAt !== undefined && addMs(wroteAt, hours * HOUR) > clock.now(),
    clear: () => {
      people.clear()
      owners.clear()
    },
  }
}

/** Limits the size, since a sandbox runs for days. */
function forgetOldest(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}
