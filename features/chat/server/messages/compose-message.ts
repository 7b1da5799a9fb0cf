/** A row of the outbox as the network takes it: written at the last moment, so that it says how things stand then. */
import { isErrorCode } from '#features/error-codes.ts'
import { errorText } from '#features/serve-errors.ts'
import { chatTexts } from '#phrases/chat.ts'
import type { Language } from '#phrases/shape.ts'
import { Refusal } from '#platform/errors.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { ChatRow } from '../chat-queries.ts'
import { composeBackdrops } from './compose-backdrops.ts'
import { composeCaption, composeRewriting } from './compose-caption.ts'
import { composeFullSize, composePicture, tellWhereItIs } from './compose-picture.ts'
import { composeProgress } from './compose-progress.ts'
import { composeResult } from './compose-result.ts'
import type { Composed, Draft } from './draft.ts'
import { composeNotice } from '../notices/compose-notice.ts'
import { asTemplate, isWindowOpen } from '../notices/window.ts'
import { composePost } from '../posts/compose-post.ts'
import type { WorkerDeps } from '../deps.ts'
import type { OutgoingContent } from '../outbox/outgoing.ts'
import type { OutgoingRow } from '../outbox/outgoing-queries.ts'

type Compose<Kind extends OutgoingContent['kind']> = (
  deps: WorkerDeps,
  content: Extract<OutgoingContent, { kind: Kind }>,
  draft: Draft,
) => Promise<Composed>

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

/** What comes without having been asked for a moment ago. */
const ON_THEIR_OWN: ReadonlySet<OutgoingRow['purpose']> = new Set(['news', 'result'])

/**
 * What is refused on the way is told as what it is.
 * @throws ChatFault when a picture could not be handed over
 */
export async function composeMessage(deps: WorkerDeps, { chat, row }: { chat: ChatRow; row: OutgoingRow }): Promise<Composed> {
  const { content } = row
  if (content === null) return null
  const draft: Draft = { chat, row, language: chat.language as Language } // as: written by us alone
  const composed = await composeNow(deps, content, draft)
  const isLate = ON_THEIR_OWN.has(row.purpose) && !isWindowOpen(chat, deps.clock.now())
  return isLate && composed !== null && composed !== 'later' ? asTemplate(composed, draft.language) : composed
}

async function composeNow(deps: WorkerDeps, content: OutgoingContent, draft: Draft): Promise<Composed> {
  const { row, language } = draft
  if (row.form === 'apology') return apologise(deps, content, draft)
  try {
    return await COMPOSERS[content.kind](deps, content as never, draft) // as: the table has each kind at its own name
  } catch (error) {
    if (!(error instanceof Refusal) || !isErrorCode(error.code)) throw error
    return { kind: 'text', text: errorText(error.code, language, error.extra) }
  }
}

/** Pictures are in the studio; a word that it takes longer is not worth an apology. */
function apologise(deps: WorkerDeps, { kind }: OutgoingContent, { row, language }: Draft): MessageContent | null {
  if (kind === 'progress') return null
  return PICTURES.has(kind) ? tellWhereItIs(deps, row, language) : { kind: 'text', text: chatTexts[language].failed }
}

const PICTURES: ReadonlySet<OutgoingContent['kind']> = new Set(['result', 'picture', 'full-size'])
