/** What every deed is given, and what it may answer. */
import type { Transaction } from '#platform/database.ts'
import type { Deed } from '#features/chat/conversation/deeds.ts'
import type { Facts, Said } from '#features/chat/conversation/turn.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import type { Message } from '../outbox/say.ts'

export interface Situation {
  readonly chat: ChatRow
  readonly facts: Facts
  /** The message that asked for it; null when silence did. */
  readonly messageId: string | null
}

export type Perform<Kind extends Deed['do']> = (
  deps: ChatDeps,
  tx: Transaction,
  asked: { readonly situation: Situation; readonly deed: Extract<Deed, { do: Kind }> },
) => Promise<readonly (Said | Message)[]>
