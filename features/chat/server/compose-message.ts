/** A row of the outbox as the network takes it: written at the last moment, so that it says how things stand then. */
import type { Language } from '#phrases/shape.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { ChatRow } from './chat-queries.ts'
import { composeBackdrops } from './compose-backdrops.ts'
import { composeCaption, composeRewriting } from './compose-caption.ts'
import { composeFullSize, composePicture } from './compose-picture.ts'
import { composeProgress } from './compose-progress.ts'
import { composeResult } from './compose-result.ts'
import { composeNotice } from './news/compose-notice.ts'
import { asTemplate, isWindowOpen } from './news/window.ts'
import { composePost } from './posts/compose-post.ts'
import type { WorkerDeps } from './deps.ts'
import type { OutgoingContent } from './outgoing.ts'
import type { OutgoingRow } from './outgoing-queries.ts'

export interface Draft {
  readonly chat: ChatRow
  readonly row: OutgoingRow
  readonly language: Language
}

type Compose<Kind extends OutgoingContent['kind']> = (
  deps: WorkerDeps,
  content: Extract<OutgoingContent, { kind: Kind }>,
  draft: Draft,
) => Promise<Composed>

/** Null for what is not worth sending any more, `later` for what is still being made. */
export type Composed = MessageContent | null | 'later'

const asIs = <Content extends MessageContent>(_deps: WorkerDeps, content: Content) => Promise.resolve(content)

const COMPOSERS: { readonly [Kind in OutgoingContent['kind']]: Compose<Kind> } = {
  text: asIs,
  buttons: asIs,
  list: asIs,
  link: asIs,
  backdrops: composeBackdrops,
  result: composeResult,
  progress: composeProgress,
  post: composePost,
  notice: composeNotice,
  picture: composePicture,
  'full-size': composeFullSize,
  caption: composeCaption,
  rewriting: composeRewriting,
}

/** @throws ChatFault when a picture could not be handed over */
export async function composeMessage(deps: WorkerDeps, { chat, row }: { chat: ChatRow; row: OutgoingRow }): Promise<Composed> {
  const { content } = row
  if (content === null) return null
  const draft: Draft = { chat, row, language: chat.language as Language } // as: written by us alone
  const composed = await COMPOSERS[content.kind](deps, content as never, draft) // as: the table has each kind at its own name
  const isLate = row.purpose === 'news' && !isWindowOpen(chat, deps.clock.now())
  return isLate && composed !== null && composed !== 'later' ? asTemplate(composed, draft.language) : composed
}
