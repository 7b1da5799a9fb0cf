import { errorText } from '#features/serve-errors.ts'
import { accountOf } from '#features/instagram/server/index.ts'
import { findEditSummary, type EditSummary } from '#features/photo-edits/server/index.ts'
import type { ResultWarning } from '#features/captions/contract.ts'
import { isReported } from '#features/captions/result-warnings.ts'
import { chatTexts, resultWarningTexts } from '#phrases/chat.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { CHAT_LIMITS, type MessageContent, type ReplyButton } from '#providers/chat/port.ts'
import { idOf } from '#features/chat/conversation/choices.ts'
import { clip } from '#features/chat/conversation/clip.ts'
import type { Composed, MessageDraft } from './draft.ts'
import type { WorkerDeps } from '../deps.ts'
import { findOrder } from '../order-queries.ts'
import { fullSizeLine } from '../pictures/full-size-link.ts'
import { linkToStudio } from './compose-picture.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { isWindowOpen } from '../notices/window.ts'
import { changesBackdrop } from '#features/photo-edits/operations.ts'

/** One message with picture, caption and buttons; for a failed edit, the reason and what may work instead. */
export async function composeResult(deps: WorkerDeps, _content: object, draft: MessageDraft): Promise<Composed> {
  const { editId, memberId } = draft.row
  const edit = editId !== null && memberId !== null ? await findEditSummary(deps.db, { memberId, editId }) : undefined
  if (!edit) return null
  if (edit.state === 'failed') return composeFailure(edit, draft.language)
  // text only, because a template can contain nothing else
  if (!isWindowOpen(draft.chat, deps.clock.now())) return linkToStudio(deps, draft.row, draft.language)
  return composeSuccess(deps, edit, draft)
}

async function composeSuccess(deps: WorkerDeps, edit: EditSummary, draft: MessageDraft): Promise<MessageContent> {
  const { language } = draft
  const texts = chatTexts[language]
  const order = await findOrder(deps.db, edit.id)
  const place = order && order.total > 1 ? fill(texts.of, { number: order.number, total: order.total }) : undefined
  const warnings = reportedWarnings(edit).map((warning) => resultWarningTexts[language][warning])
  const link = edit.picture && fullSizeLine(deps, edit.id, language)
  const image = edit.picture && (await uploadPicture(deps, { fileKey: edit.picture.fileKey, form: draft.row.form }))
  const lack = edit.picture && !image ? texts.pictureNotHere : undefined
  return {
    kind: 'buttons',
    text: fitted([place], edit.caption ?? texts.status.done, [lack, ...warnings, link]),
    buttons: buttonsOf(edit, { language, isConnected: await isConnected(deps, draft) }),
    ...(image && { header: { kind: 'image', image } }),
  }
}

/** Leaves out the doubt about the subject for a picture that kept its background: it has no cut edges. */
export function reportedWarnings({ operation, warnings }: Pick<EditSummary, 'operation' | 'warnings'>): readonly ResultWarning[] {
  return warnings.filter((warning) => isReported(warning) && (changesBackdrop(operation) || warning !== 'subject_unsure'))
}

function composeFailure({ id, errorCode }: EditSummary, language: Language): MessageContent {
  const text = errorText(errorCode ?? 'edit_failed', language)
  if (errorCode !== 'subject_unclear') return { kind: 'text', text }
  const better = {
    id: idOf({ to: 'better', editId: id }),
    title: clip(chatTexts[language].onlyBetter.title, CHAT_LIMITS.buttonTitle),
  }
  return { kind: 'buttons', text, buttons: [better] }
}

async function isConnected({ db }: WorkerDeps, { row: { memberId } }: MessageDraft): Promise<boolean> {
  return memberId !== null && (await accountOf(db, memberId)) !== undefined
}

/** The network allows three buttons. A member who can post gets a button for that, and writes to get another format. */
function buttonsOf(
  { id: editId, picture }: EditSummary,
  { language, isConnected: canPost }: { readonly language: Language; readonly isConnected: boolean },
): readonly ReplyButton[] {
  const texts = chatTexts[language]
  const caption = { id: idOf({ to: 'caption', editId }), title: texts.changeCaption }
  if (!picture) return [caption]
  return [
    { id: idOf({ to: 'redo', editId }), title: texts.redo },
    caption,
    canPost
      ? { id: idOf({ to: 'publish', editId }), title: texts.post.publish }
      : { id: idOf({ to: 'formats', editId }), title: texts.otherFormat },
  ]
}

/** Cuts the caption when everything together is too long; the studio shows it whole. */
function fitted(before: readonly (string | undefined)[], caption: string, after: readonly (string | undefined)[]): string {
  const [head, tail] = [before.filter(isThere), after.filter(isThere)]
  const rest = [...head, ...tail].reduce((length, part) => length + part.length + BREAK.length, 0)
  return [...head, clip(caption, CHAT_LIMITS.body - rest), ...tail].join(BREAK)
}

const BREAK = '\n\n'

function isThere(part: string | undefined): part is string {
  return part !== undefined
}
