/** The content of the outbox. */
import type { Format } from '#features/photo-edits/contract.ts'
import type { ReplyContent } from '#features/chat/conversation/types.ts'
import type { CaptionWish } from '#features/chat/conversation/actions.ts'

/**
 * `question`, `progress` and `result` belong to an edit, which gets at most two of them. `answer` replies to what was
 * written, `news` does not.
 */
export type MessagePurpose = 'question' | 'answer' | 'progress' | 'result' | 'news'

/** Messages that the person asked for. When the network accepts one and then cannot deliver it, it is sent once more. */
export function isAskedFor(purpose: MessagePurpose): boolean {
  return purpose === 'question' || purpose === 'answer'
}

/**
 * `sending`: under way, or its answer was lost. `dropped`: no longer worth sending. `failed`: given up, or reported as
 * undeliverable by the network.
 */
export type MessageState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'

/**
 * How much of a message is still tried after the network, or we ourselves, could not handle all of it: its picture encoded
 * `smaller`, then its `words` with a link, and finally an `apology` with a link to where it is.
 */
export type MessageForm = 'whole' | 'smaller' | 'words' | 'apology'

export type OutgoingContent =
  | ReplyContent
  /** The row's edit, read when the message is sent. */
  | { readonly kind: 'result' }
  | { readonly kind: 'progress' }
  /** The outcome of a post. */
  | { readonly kind: 'post'; readonly publicationId: string }
  /** A notice of the account, read when the message is sent. */
  | { readonly kind: 'notice'; readonly noticeId: string }
  /** The row's edit in another format; `isChanged`: in another look, once it is made. */
  | { readonly kind: 'picture'; readonly format: Format; readonly isChanged?: true }
  /** A link to the row's edit in full size. */
  | { readonly kind: 'full-size' }
  /** A caption without a picture. Written when the message is sent, because writing may take a while. */
  | { readonly kind: 'caption'; readonly wish: CaptionWish }
  /** A new caption for the row's edit. */
  | { readonly kind: 'rewriting'; readonly wish: CaptionWish; readonly isOfTags?: true }
  /** A message of an administrator, read when it is sent. */
  | { readonly kind: 'team-answer'; readonly messageId: string }
