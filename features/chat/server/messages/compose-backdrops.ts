import type { ReplyContent } from '#features/chat/conversation/types.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { MessageDraft } from './draft.ts'
import type { WorkerDeps } from '../deps.ts'
import { drawBackdropSheet } from '../pictures/draw-backdrop-sheet.ts'
import { allowsPicture, uploadJpeg } from '../pictures/upload-picture.ts'

/** Lists cannot show a picture, so this uses buttons above the numbered names. */
export async function composeBackdrops(
  deps: WorkerDeps,
  { text, backdrops, buttons }: Extract<ReplyContent, { kind: 'backdrops' }>,
  { row: { form } }: MessageDraft,
): Promise<MessageContent> {
  if (!allowsPicture(form)) return { kind: 'buttons', text, buttons }
  const id = await uploadJpeg(deps, { jpeg: await drawBackdropSheet(deps, backdrops), form })
  return { kind: 'buttons', text, buttons, header: { kind: 'image', image: { id } } }
}
