/** An edit in another shape than it was delivered in. Free, and made when it is asked for. */
import { isErrorCode } from '#features/error-codes.ts'
import { errorText } from '#features/serve-errors.ts'
import { findToldEdit, orderFormat } from '#features/photo-edits/server/index.ts'
import { chatTexts } from '#phrases/chat.ts'
import { later, MINUTE } from '#platform/clock.ts'
import { Refusal } from '#platform/errors.ts'
import type { Composed, Draft } from './compose-message.ts'
import type { WorkerDeps } from './deps.ts'
import { handOverPicture } from './hand-over-picture.ts'
import type { OutgoingContent } from './outgoing.ts'

const PATIENCE_MS = 3 * MINUTE

export async function composePicture(
  deps: WorkerDeps,
  { format }: Extract<OutgoingContent, { kind: 'picture' }>,
  { row, language }: Draft,
): Promise<Composed> {
  const { editId, memberId } = row
  const texts = chatTexts[language]
  if (editId === null || memberId === null) return null
  try {
    const picture = await orderFormat(deps.photoEdits, { memberId, editId, format })
    if (picture)
      return { kind: 'image', image: await handOverPicture(deps, picture.fileKey), caption: texts.formats[format].title }
    return row.createdAt < later(deps.clock.now(), -PATIENCE_MS) ? { kind: 'text', text: texts.failed } : 'later'
  } catch (error) {
    if (!(error instanceof Refusal) || !isErrorCode(error.code)) throw error
    return { kind: 'text', text: errorText(error.code, language, error.extra) }
  }
}

export async function composeFullSize(
  deps: WorkerDeps,
  _content: object,
  { row: { editId, memberId }, language }: Draft,
): Promise<Composed> {
  const edit = editId !== null && memberId !== null ? await findToldEdit(deps.db, { editId, memberId }) : undefined
  const bytes = edit?.picture && (await deps.files.get(edit.picture.fileKey))
  if (!bytes) return { kind: 'text', text: chatTexts[language].noEdit }
  const fileName = 'mandou.jpg'
  return {
    kind: 'document',
    document: { id: await deps.channel.uploadFile({ bytes, type: 'image/jpeg', name: fileName }) },
    fileName,
  }
}
