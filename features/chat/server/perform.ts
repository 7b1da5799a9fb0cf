/** The deeds that a turn of the conversation leads to, each by its own file; what became of it may want words. */
import type { Transaction } from '#platform/database.ts'
import type { Deed, Facts, Said } from '../conversation/turn.ts'
import type { ChatRow } from './chat-queries.ts'
import { orderEdits } from './deeds/order-edits.ts'
import { orderRedo } from './deeds/order-redo.ts'
import type { ChatDeps } from './deps.ts'
import type { Message } from './say.ts'

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

const nothing = () => Promise.resolve([])

const DEEDS: { readonly [Kind in Deed['do']]: Perform<Kind> } = {
  order: orderEdits,
  redo: orderRedo,
  'write-caption': nothing,
  'change-caption': nothing,
  'send-format': nothing,
  'send-full-size': nothing,
  link: nothing,
  'set-language': nothing,
  'note-help-wanted': nothing,
  stop: nothing,
  'cancel-subscription': nothing,
  refund: nothing,
  'delete-account': nothing,
  'delete-photo': nothing,
}

export function perform(
  deps: ChatDeps,
  tx: Transaction,
  asked: { readonly situation: Situation; readonly deed: Deed },
): Promise<readonly (Said | Message)[]> {
  return DEEDS[asked.deed.do](deps, tx, asked as never) // as: the table has each deed at its own name
}
