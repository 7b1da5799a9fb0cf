import type { TEXTS } from '../page/texts.ts'
import type { Memory } from '../memory.ts'
import { keepNewest, type Newest } from '../newest.ts'

/** A message as the phone's owner sees it, from any vendor. */
export interface InboxMessage {
  readonly id: string
  readonly vendor: keyof typeof TEXTS.inbox.vendors
  /** E.164. */
  readonly to: string
  readonly body: string
  readonly createdAt: Date
  /** The vendor's own status, in lower case. */
  readonly status: string
}

/** All vendors deliver into one inbox. */
export type Inbox = Newest<InboxMessage>

const MAX_MESSAGES = 500

/** The messages that phones have received. */
export function rememberInbox(inbox: Inbox): Memory {
  return {
    read: () => inbox.list().toReversed(),
    // as: what `read` returned
    restore: (listener) => (listener as readonly InboxMessage[]).forEach(inbox.add),
  }
}

export function createInbox(): Inbox {
  return keepNewest<InboxMessage>(MAX_MESSAGES)
}
