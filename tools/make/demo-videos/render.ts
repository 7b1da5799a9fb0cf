/** Draws a video frame by frame; what does not change is drawn once. */
import sharp from 'sharp'
import { VIDEO_SIZE } from '#features/landing/web/demo-videos.ts'
import { DRAWN } from './drawings.ts'
import type { DrawVideo } from './scenes.ts'

export const FRAMES_PER_SECOND = 25
/** Frames that are drawn at a time: as many as `sharp` has threads. */
const AT_ONCE = 4

/** Red, green and blue of each pixel of a frame; a still period repeats the same frame. */
export async function render(scene: DrawVideo, seconds: number): Promise<readonly Buffer[]> {
  const drawings = Array.from({ length: Math.round(seconds * FRAMES_PER_SECOND) }, (_, frame) => scene(frame / FRAMES_PER_SECOND))
  const different = [...new Set(drawings)]
  const painted = new Map<string, Buffer>()
  for (let from = 0; from < different.length; from += AT_ONCE)
    await Promise.all(different.slice(from, from + AT_ONCE).map(async (drawing) => painted.set(drawing, await paint(drawing))))
  return drawings.flatMap((drawing) => painted.get(drawing) ?? [])
}

async function paint(drawing: string): Promise<Buffer> {
  const { width, height } = VIDEO_SIZE
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${DRAWN.width} ${DRAWN.height}">${drawing}</svg>`
  return await sharp(Buffer.from(sheet), { unlimited: true }).flatten({ background: '#ffffff' }).raw().toBuffer()
}
