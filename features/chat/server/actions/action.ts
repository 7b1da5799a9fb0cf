/** The parameters and the result of every action. */
import type { Transaction } from '#platform/database.ts'
import type { Action } from '#features/chat/conversation/actions.ts'
import type { Facts, ReplyMessage } from '#features/chat/conversation/types.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import type { Message } from '../outbox/enqueue-messages.ts'

export interface Situation {
  readonly chat: ChatRow
  readonly facts: Facts
  /** The message that caused it; null when silence did. */
  readonly messageId: string | null
}

export type Perform<Kind extends Action['do']> = (
  deps: ChatDeps,
  tx: Transaction,
  asked: { readonly situation: Situation; readonly action: Extract<Action, { do: Kind }> },
) => Promise<readonly (ReplyMessage | Message)[]>
