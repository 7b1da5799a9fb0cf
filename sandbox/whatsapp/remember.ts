import type { Memory } from '../memory.ts'
import type { ChatMessage, Chats, Person } from './chats.ts'

type Remembered = readonly (Omit<Person, 'messages' | 'typingUntil'> & { readonly messages: readonly ChatMessage[] })[]

/** People and their messages, so that the chat's window stays open over a restart; the files of messages are forgotten. */
export function rememberChats(chats: Chats): Memory {
  return {
    read: (): Remembered =>
      chats.people().map(({ phone, userId, name, wroteAt, messages }) => {
        return { phone, userId, name, wroteAt, messages: messages.list().toReversed() }
      }),
    restore: (told) => {
      // as: what `read` returned
      for (const { phone, userId, wroteAt, messages } of told as Remembered) {
        const person = chats.meet(phone ?? userId)
        if (!person) continue
        for (const message of messages) chats.add(person, message)
        person.wroteAt = wroteAt
      }
    },
  }
}
