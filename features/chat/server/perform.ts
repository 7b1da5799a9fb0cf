/** The deeds that a turn of the conversation leads to, each by its own file; what became of it may want words. */
import type { Transaction } from '#platform/database.ts'
import type { Deed, Facts, Said } from '../conversation/turn.ts'
import type { ChatRow } from './chat-queries.ts'
import { beginLeaving } from './deeds/begin-leaving.ts'
import { deletePhotoOfEdit } from './deeds/delete-photo-of-edit.ts'
import { linkChat } from './deeds/link-chat.ts'
import { noteHelpWanted } from './deeds/note-help-wanted.ts'
import { orderEdits } from './deeds/order-edits.ts'
import { orderRedo } from './deeds/order-redo.ts'
import { setLanguage } from './deeds/set-language.ts'
import { saveCaption } from './deeds/save-caption.ts'
import { resumeNotices, stopNotices } from './deeds/stop-notices.ts'
import { cancelPost, movePost, orderPost } from './posts/order-post.ts'
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

const DEEDS: { readonly [Kind in Deed['do']]: Perform<Kind> } = {
  order: orderEdits,
  redo: orderRedo,
  post: orderPost,
  'move-post': movePost,
  'cancel-post': cancelPost,
  'write-caption': async (_deps, _tx, { deed }) => [{ purpose: 'answer', content: { kind: 'caption', wish: deed.wish } }],
  'change-caption': async (_deps, _tx, { deed: { editId, wish } }) => [
    { purpose: 'answer', content: { kind: 'rewriting', wish }, editId },
  ],
  'save-caption': saveCaption,
  'send-format': async (_deps, _tx, { deed }) => [
    { purpose: 'answer', content: { kind: 'picture', format: deed.format }, editId: deed.editId },
  ],
  'send-full-size': async (_deps, _tx, { deed }) => [{ purpose: 'answer', content: { kind: 'full-size' }, editId: deed.editId }],
  link: linkChat,
  'set-language': setLanguage,
  'note-help-wanted': noteHelpWanted,
  stop: stopNotices,
  resume: resumeNotices,
  'cancel-subscription': beginLeaving('cancel-subscription'),
  refund: beginLeaving('refund'),
  'delete-account': beginLeaving('delete-account'),
  'delete-photo': deletePhotoOfEdit,
}

export function perform(
  deps: ChatDeps,
  tx: Transaction,
  asked: { readonly situation: Situation; readonly deed: Deed },
): Promise<readonly (Said | Message)[]> {
  return DEEDS[asked.deed.do](deps, tx, asked as never) // as: the table has each deed at its own name
}
