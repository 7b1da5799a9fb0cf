import { errorText } from '#features/serve-errors.ts'
import { findToldEdit, type ToldEdit } from '#features/photo-edits/server/index.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { CHAT_LIMITS, type MessageContent, type ReplyButton } from '#providers/chat/port.ts'
import { idOf } from '../conversation/choices.ts'
import { clip } from '../conversation/clip.ts'
import type { Draft } from './compose-message.ts'
import type { WorkerDeps } from './deps.ts'
import { findOrder } from './order-queries.ts'
import { fullSizeLine } from './full-size-link.ts'
import { handOverPicture } from './hand-over-picture.ts'

/** Picture, caption and buttons in one message; for a failed edit why, and what may work instead. */
export async function composeResult(deps: WorkerDeps, _content: object, draft: Draft): Promise<MessageContent | null> {
  const { row, language } = draft
  const { editId, memberId } = row
  if (editId === null || memberId === null) return null
  const edit = await findToldEdit(deps.db, { memberId, editId })
  if (!edit) return null
  if (edit.state === 'failed') return composeFailure(edit, language)
  const texts = chatTexts[language]
  const order = await findOrder(deps.db, editId)
  const place = order && order.total > 1 ? fill(texts.of, { number: order.number, total: order.total }) : undefined
  const tail = [
    edit.notices.includes('low_resolution') ? texts.documentHint : undefined,
    edit.picture && fullSizeLine(deps, editId, language),
  ]
  const text = fitted([place], edit.caption ?? undefined, tail)
  const image = edit.picture && (await handOverPicture(deps, edit.picture.fileKey))
  return {
    kind: 'buttons',
    text: text === '' ? texts.status.done : text,
    buttons: buttonsOf(edit, language),
    ...(image && { header: { kind: 'image', image } }),
  }
}

function composeFailure({ id, errorCode }: ToldEdit, language: Language): MessageContent {
  const text = errorText(errorCode ?? 'edit_failed', language)
  if (errorCode !== 'subject_unclear') return { kind: 'text', text }
  const better = {
    id: idOf({ to: 'better', editId: id }),
    title: clip(chatTexts[language].onlyBetter.title, CHAT_LIMITS.buttonTitle),
  }
  return { kind: 'buttons', text, buttons: [better] }
}

function buttonsOf({ id: editId, picture }: ToldEdit, language: Language): readonly ReplyButton[] {
  const texts = chatTexts[language]
  const caption = { id: idOf({ to: 'caption', editId }), title: texts.changeCaption }
  if (!picture) return [caption]
  return [
    { id: idOf({ to: 'redo', editId }), title: texts.redo },
    caption,
    { id: idOf({ to: 'formats', editId }), title: texts.otherFormat },
  ]
}

/** The caption gives way where everything together is too long: it stands whole in the studio. */
function fitted(
  before: readonly (string | undefined)[],
  caption: string | undefined,
  after: readonly (string | undefined)[],
): string {
  const isThere = (part: string | undefined): part is string => part !== undefined
  const [head, tail] = [before.filter(isThere), after.filter(isThere)]
  const rest = [...head, ...tail].reduce((length, part) => length + part.length + BREAK.length, 0)
  const body = caption === undefined ? [] : [clip(caption, CHAT_LIMITS.body - rest)]
  return [...head, ...body, ...tail].join(BREAK)
}

const BREAK = '\n\n'
