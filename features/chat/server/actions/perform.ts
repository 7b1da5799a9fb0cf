/** The actions that a reply can cause, one file each. An action may return messages about its result. */
import type { Transaction } from '#platform/database.ts'
import type { Action } from '#features/chat/conversation/actions.ts'
import type { ReplyMessage } from '#features/chat/conversation/types.ts'
import { requestAccountAction } from './request-account-action.ts'
import type { Perform, Situation } from './action.ts'
import { deletePhotoOfEdit } from './delete-photo-of-edit.ts'
import { linkChat } from './link-chat.ts'
import { unlinkChat } from './unlink-chat.ts'
import { orderEdits } from './order-edits.ts'
import { orderAdjustment } from './order-adjustment.ts'
import { orderRedo } from './order-redo.ts'
import { setLanguage } from './set-language.ts'
import { saveCaption } from './save-caption.ts'
import { resumeNotices, stopNotices } from './stop-notices.ts'
import { cancelPost, movePost, orderPost } from '../posts/order-post.ts'
import { callPerson, endByMember } from '../support/open-thread.ts'
import type { ChatDeps } from '../deps.ts'
import type { Message } from '../outbox/enqueue-messages.ts'

const ACTIONS: { readonly [Kind in Action['do']]: Perform<Kind> } = {
  order: orderEdits,
  redo: orderRedo,
  post: orderPost,
  'move-post': movePost,
  'cancel-post': cancelPost,
  'write-caption': async (_deps, _tx, { action }) => [{ purpose: 'answer', content: { kind: 'caption', wish: action.wish } }],
  'change-caption': async (_deps, _tx, { action: { editId, wish, isOfTags } }) => [
    { purpose: 'answer', content: { kind: 'rewriting', wish, ...(isOfTags && { isOfTags }) }, editId },
  ],
  'save-caption': saveCaption,
  adjust: orderAdjustment,
  'send-format': async (_deps, _tx, { action }) => [
    { purpose: 'answer', content: { kind: 'picture', format: action.format }, editId: action.editId },
  ],
  'send-full-size': async (_deps, _tx, { action }) => [
    { purpose: 'answer', content: { kind: 'full-size' }, editId: action.editId },
  ],
  link: linkChat,
  unlink: unlinkChat,
  'set-language': setLanguage,
  'call-person': callPerson,
  'end-thread': endByMember,
  stop: stopNotices,
  resume: resumeNotices,
  'cancel-subscription': requestAccountAction('cancel-subscription'),
  refund: requestAccountAction('refund'),
  'delete-account': requestAccountAction('delete-account'),
  'delete-photo': deletePhotoOfEdit,
}

export function perform(
  deps: ChatDeps,
  tx: Transaction,
  asked: { readonly situation: Situation; readonly action: Action },
): Promise<readonly (ReplyMessage | Message)[]> {
  return ACTIONS[asked.action.do](deps, tx, asked as never) // as: the table is keyed by `do`, which TypeScript cannot correlate with the action
}
