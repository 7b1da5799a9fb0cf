/** Sends an edit in another format or look. Free, and made on request. */
import { findEditSummary, orderFormat } from '#features/photo-edits/server/index.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { paths } from '#features/paths.ts'
import { chatTexts } from '#phrases/chat.ts'
import type { Language } from '#phrases/shape.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { Composed, MessageDraft } from './draft.ts'
import type { WorkerDeps } from '../deps.ts'
import { fullSizeLine } from '../pictures/full-size-link.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import type { OutgoingContent } from '../outbox/outgoing.ts'
import type { OutgoingRow } from '../outbox/outgoing-queries.ts'

const PATIENCE_MS = 3 * MINUTE

export async function composePicture(
  deps: WorkerDeps,
  { format, isChanged }: Extract<OutgoingContent, { kind: 'picture' }>,
  { row, language }: MessageDraft,
): Promise<Composed> {
  const { editId, memberId } = row
  const texts = chatTexts[language]
  if (editId === null || memberId === null) return null
  const failed = { kind: 'text', text: texts.failed } as const
  const picture = await findOrMake(deps, { memberId, editId, format, isChanged })
  if (picture === 'failed') return failed
  if (!picture) return row.createdAt < addMs(deps.clock.now(), -PATIENCE_MS) ? failed : 'later'
  const image = await uploadPicture(deps, { fileKey: picture.fileKey, form: row.form })
  return image
    ? { kind: 'image', image, caption: isChanged ? texts.lookChanged : texts.formats[format].title }
    : linkToStudio(deps, row, language)
}

interface PictureRequest {
  readonly memberId: string
  readonly editId: string
  readonly format: Format
  readonly isChanged: true | undefined
}

/** Undefined while it is being made. */
async function findOrMake(deps: WorkerDeps, { isChanged, ...which }: PictureRequest) {
  const change = isChanged && (await findEditSummary(deps.db, which))
  // first: while a change is made, the warning of an earlier one still stands
  if (change?.isChanging) return undefined
  return change?.warnings.includes('change_failed') ? 'failed' : orderFormat(deps.photoEdits, which)
}

/** Links to the picture in full size, because the network reduces what is sent in the chat. */
export async function composeFullSize(deps: WorkerDeps, _content: object, { row, language }: MessageDraft): Promise<Composed> {
  const { editId, memberId } = row
  const edit = editId !== null && memberId !== null ? await findEditSummary(deps.db, { editId, memberId }) : undefined
  return { kind: 'text', text: edit?.picture ? fullSizeLine(deps, edit.id, language) : chatTexts[language].noEdit }
}

/** Links to the studio for a picture that the network did not accept. */
export function linkToStudio(
  { publicUrl }: Pick<WorkerDeps, 'publicUrl'>,
  { editId }: Pick<OutgoingRow, 'editId'>,
  language: Language,
): MessageContent {
  const { pictureNotHere, open } = chatTexts[language]
  const url = new URL(paths.studio({ edit: editId ?? undefined }), publicUrl).href
  return { kind: 'link', text: pictureNotHere, label: open, url }
}
