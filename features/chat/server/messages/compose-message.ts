/** Composes a row of the outbox for the network, right before sending, so that it shows the current state. */
import { isErrorCode } from '#features/error-codes.ts'
import { errorText } from '#features/serve-errors.ts'
import { chatTexts } from '#phrases/chat.ts'
import { Refusal } from '#platform/errors.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { ChatRow } from '../chat-queries.ts'
import { composeBackdrops } from './compose-backdrops.ts'
import { composeCaption, composeRewriting } from './compose-caption.ts'
import { composeFullSize, composePicture, linkToStudio } from './compose-picture.ts'
import { composeProgress } from './compose-progress.ts'
import { composeResult } from './compose-result.ts'
import { composeTeamAnswer } from './compose-team-answer.ts'
import type { Composed, MessageDraft } from './draft.ts'
import { composeNotice } from '../notices/compose-notice.ts'
import { asTemplate, isWindowOpen } from '../notices/window.ts'
import { composePost } from '../posts/compose-post.ts'
import type { WorkerDeps } from '../deps.ts'
import type { OutgoingContent } from '../outbox/outgoing.ts'
import type { OutgoingRow } from '../outbox/outgoing-queries.ts'

type Compose<Kind extends OutgoingContent['kind']> = (
  deps: WorkerDeps,
  content: Extract<OutgoingContent, { kind: Kind }>,
  draft: MessageDraft,
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
  'team-answer': composeTeamAnswer,
}

/** Messages that are no direct reply. */
const ON_THEIR_OWN: ReadonlySet<OutgoingRow['purpose']> = new Set(['news', 'result'])

/**
 * A refusal while composing is sent as its text.
 * @throws ChatFault when a picture could not be uploaded
 */
export async function composeMessage(deps: WorkerDeps, { chat, row }: { chat: ChatRow; row: OutgoingRow }): Promise<Composed> {
  const { content } = row
  if (content === null) return null
  const draft: MessageDraft = { chat, row, language: chat.language }
  const composed = await composeNow(deps, content, draft)
  const isLate = ON_THEIR_OWN.has(row.purpose) && !isWindowOpen(chat, deps.clock.now())
  return isLate && composed !== null && composed !== 'later' ? asTemplate(composed, draft.language) : composed
}

async function composeNow(deps: WorkerDeps, content: OutgoingContent, draft: MessageDraft): Promise<Composed> {
  const { row, language } = draft
  if (row.form === 'apology') return apologise(deps, content, draft)
  try {
    return await COMPOSERS[content.kind](deps, content as never, draft) // as: the table is keyed by kind, which TypeScript cannot correlate with the content
  } catch (error) {
    if (!(error instanceof Refusal) || !isErrorCode(error.code)) throw error
    return { kind: 'text', text: errorText(error.code, language, error.extra) }
  }
}

/** Pictures are available in the studio; a failed progress message needs no apology. */
function apologise(deps: WorkerDeps, { kind }: OutgoingContent, { row, language }: MessageDraft): MessageContent | null {
  if (kind === 'progress') return null
  return PICTURES.has(kind) ? linkToStudio(deps, row, language) : { kind: 'text', text: chatTexts[language].failed }
}

const PICTURES: ReadonlySet<OutgoingContent['kind']> = new Set(['result', 'picture', 'full-size'])
