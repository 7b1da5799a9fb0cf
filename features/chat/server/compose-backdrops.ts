import type { SaidContent } from '../conversation/turn.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { WorkerDeps } from './deps.ts'
import { drawBackdropSheet } from './draw-backdrop-sheet.ts'
import { uploadJpeg } from './hand-over-picture.ts'

/** Lists show no picture: buttons do, above the numbered names. */
export async function composeBackdrops(
  deps: WorkerDeps,
  { text, backdrops, buttons }: Extract<SaidContent, { kind: 'backdrops' }>,
): Promise<MessageContent> {
  const id = await uploadJpeg(deps, await drawBackdropSheet(deps, backdrops))
  return { kind: 'buttons', text, buttons, header: { kind: 'image', image: { id } } }
}
