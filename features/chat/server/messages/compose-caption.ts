/**
 * Captions that are written when their message is first sent. What was written is kept as the message: another attempt sends it again,
 * and counts, pays and saves nothing over what the member has made of it.
 */
import { isReported } from '#features/captions/result-warnings.ts'
import { changeCaption, findEditSummary } from '#features/photo-edits/server/index.ts'
import { MESSAGE_MAX } from '#features/captions/contract.ts'
import { chatTexts, resultWarningTexts } from '#phrases/chat.ts'
import type { Language } from '#phrases/shape.ts'
import { seedOf } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { CHAT_LIMITS, type MessageContent } from '#providers/chat/port.ts'
import { idOf } from '#features/chat/conversation/choices.ts'
import { clip } from '#features/chat/conversation/clip.ts'
import { withoutHashtags } from '#features/chat/conversation/keep-caption.ts'
import type { CaptionWish } from '#features/chat/conversation/actions.ts'
import type { Composed, MessageDraft } from './draft.ts'
import type { WorkerDeps } from '../deps.ts'
import type { OutgoingContent } from '../outbox/outgoing.ts'
import { findOutgoingForUpdate, type OutgoingRow, updateOutgoing } from '../outbox/outgoing-queries.ts'

type Written = Awaited<ReturnType<WorkerDeps['captions']['composeCaption']>>

/** Writes a caption from one line, without a picture. */
export async function composeCaption(
  deps: WorkerDeps,
  { wish }: Extract<OutgoingContent, { kind: 'caption' }>,
  { row, language }: MessageDraft,
): Promise<Composed> {
  const { memberId } = row
  if (memberId === null) return null
  const asked = { language, message: '', occupation: await deps.members.findOccupation(memberId) }
  const written = await deps.captions.writeCaptions(memberId, merged(asked, wish))
  return keepWritten(deps, row, { content: { kind: 'text', text: withWarnings(written, language) } })
}

/** Rewrites the caption of an edit as requested, and saves it. */
export async function composeRewriting(
  deps: WorkerDeps,
  { wish, isOfTags }: Extract<OutgoingContent, { kind: 'rewriting' }>,
  { row, language }: MessageDraft,
): Promise<Composed> {
  const { editId, memberId, id } = row
  const edit = editId !== null && memberId !== null ? await findEditSummary(deps.db, { editId, memberId }) : undefined
  if (!edit || memberId === null) return { kind: 'text', text: chatTexts[language].noEdit }
  const { message, headline, tone, length } = edit.wishes
  const occupation = await deps.members.findOccupation(memberId)
  const asked = { message: message ?? headline ?? '', tone, length, language: edit.wishes.language ?? language, occupation }
  const composed = await deps.captions.composeCaption(merged(asked, wish), { memberId, seed: seedOf(id) })
  const written = isOfTags && edit.caption ? onlyTags(composed, edit.caption) : composed
  const caption = textOf(written, language)
  const content = {
    kind: 'buttons',
    text: clip(withWarnings(written, language), CHAT_LIMITS.body),
    buttons: [{ id: idOf({ to: 'caption', editId: edit.id }), title: chatTexts[language].changeCaption }],
  } as const
  return keepWritten(deps, row, { content, save: (tx) => changeCaption({ db: tx }, { memberId, editId: edit.id, caption }) })
}

interface WrittenMessage {
  readonly content: MessageContent & OutgoingContent
  readonly save?: (tx: Transaction) => Promise<void>
}

/** Looks again when another attempt has kept its own meanwhile. */
async function keepWritten({ db }: WorkerDeps, row: OutgoingRow, { content, save }: WrittenMessage): Promise<Composed> {
  return db.transaction(async (tx) => {
    const current = await findOutgoingForUpdate(tx, row.id)
    if (current?.content?.kind !== row.content?.kind) return 'later'
    await save?.(tx)
    await updateOutgoing(tx, row.id, { content })
    return content
  })
}

/** The caption as it stands, with the hashtags of the new one. */
function onlyTags({ captions, ...written }: Written, caption: string): Written {
  return { ...written, captions: captions.map((one) => ({ ...one, text: withoutHashtags(caption) })) }
}

type CaptionRequest = Parameters<WorkerDeps['captions']['composeCaption']>[0]

/** The first request with all changes since. */
function merged(asked: CaptionRequest, { offer, ...wish }: CaptionWish): CaptionRequest {
  const message = [wish.message ?? asked.message, offer].filter((part) => part !== undefined && part !== '').join('. ')
  return { ...asked, ...wish, message: clip(message, MESSAGE_MAX) }
}

/** The caption with the warnings that matter before posting it. */
function withWarnings(written: Written, language: Language): string {
  const warnings = written.warnings.filter(isReported).map((warning) => resultWarningTexts[language][warning])
  return [textOf(written, language), ...warnings].join('\n\n')
}

function textOf({ captions: [first] }: Written, language: Language): string {
  if (!first) return chatTexts[language].captionUnchanged
  return [first.text, first.hashtags.join(' ')].filter((part) => part !== '').join('\n\n')
}
