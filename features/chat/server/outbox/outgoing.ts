/** What stands in the outbox. */
import type { Format } from '#features/photo-edits/contract.ts'
import type { SaidContent } from '#features/chat/conversation/turn.ts'
import type { CaptionWish } from '#features/chat/conversation/actions.ts'

/** `question`, `progress` and `result` belong to an edit, of which no more than two are sent; `answer` is to what was written, `news` is not. */
export type MessagePurpose = 'question' | 'answer' | 'progress' | 'result' | 'news'

/** Words that were asked for: the network may still refuse them after it took them, and then they are said once more. */
export function isAskedFor(purpose: MessagePurpose): boolean {
  return purpose === 'question' || purpose === 'answer'
}

/**
 * `sending`: under way, or its answer was lost. `dropped`: not worth sending any more. `failed`: given up, or the network told
 * that it could not be delivered.
 */
export type MessageState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'failed'

/**
 * What is left of a message when the network or we ourselves could not manage all of it: its picture encoded `smaller`, then
 * its `words` with a link, and at last an `apology` that leads to where it can be had.
 */
export type MessageForm = 'whole' | 'smaller' | 'words' | 'apology'

export type OutgoingContent =
  | SaidContent
  /** What became of the row's edit, read when it is sent. */
  | { readonly kind: 'result' }
  | { readonly kind: 'progress' }
  /** What became of a post. */
  | { readonly kind: 'post'; readonly publicationId: string }
  /** What stands in the account, as it stands when it is sent. */
  | { readonly kind: 'notice'; readonly noticeId: string }
  /** The row's edit in another format. */
  | { readonly kind: 'picture'; readonly format: Format }
  /** The row's edit as a file, with every pixel. */
  | { readonly kind: 'full-size' }
  /** Words alone, written when they are sent: whoever writes them may take a while. */
  | { readonly kind: 'caption'; readonly wish: CaptionWish }
  /** The caption of the row's edit, written anew. */
  | { readonly kind: 'rewriting'; readonly wish: CaptionWish }
