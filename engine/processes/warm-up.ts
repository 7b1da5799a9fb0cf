/**
 * The first edit of a process takes many times as long as the next: the network allocates, and every stage is compiled while it
 * runs. So one is made of a drawn photo before anybody waits for it.
 */
import sharp from 'sharp'
import type { EditTools } from '#engine/edit/edit-tools.ts'
import { editPicture } from '#engine/edit/edit-picture.ts'

const SIZE = { width: 1200, height: 1500 } as const
/** A vase on a table, with an uneven outline, so that no stage is skipped. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <rect width="100%" height="62%" fill="#d9d4cc"/><rect y="62%" width="100%" height="38%" fill="#a8927a"/>
  <ellipse cx="600" cy="1180" rx="300" ry="40" fill="#8d7862"/>
  <path d="M470 1180 C330 900 420 700 520 640 L500 480 L700 480 L680 640 C780 700 870 900 730 1180 Z" fill="#2f5d7c"/>
  <path d="M560 480 C480 360 430 300 400 200 M600 480 L610 160 M640 480 C720 380 760 300 800 220" stroke="#3f6b3a" stroke-width="14" fill="none"/>
</svg>`

/** Makes a picture and throws it away; nothing is stored. @throws what the network throws when it cannot be loaded */
export async function warmUp(tools: EditTools): Promise<void> {
  const photo = await sharp(Buffer.from(DRAWING)).jpeg().toBuffer()
  const unstored: EditTools = { ...tools, findCutout: async () => undefined, storeCutout: async () => {} }
  const order = { format: '4:5', language: 'pt-BR', lightMatch: true } as const
  await editPicture(photo, { ...order, operation: 'swap', backdrop: 'madeira-clara' }, unstored)
}
