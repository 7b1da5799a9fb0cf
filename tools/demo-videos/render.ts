/** Draws a video frame by frame; what does not change is drawn once. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { VIDEO_SIZE } from '#features/landing/web/demo-videos.ts'
import type { DrawVideo } from './scenes.ts'

export const FRAMES_PER_SECOND = 25

export interface Video {
  readonly folder: string
  /** Files, one for each frame; a still period repeats the same file. */
  readonly frames: readonly string[]
}

/** @param folder is emptied first */
export async function render(scene: DrawVideo, { seconds, folder }: { seconds: number; folder: string }): Promise<Video> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const frames: string[] = []
  let [drawn, file] = ['', '']
  for (let frame = 0; frame < Math.round(seconds * FRAMES_PER_SECOND); frame += 1) {
    const drawing = scene(frame / FRAMES_PER_SECOND)
    if (drawing !== drawn) {
      file = join(folder, `${String(frame).padStart(4, '0')}.png`)
      await writeFile(file, await paint(drawing))
    }
    drawn = drawing
    frames.push(file)
  }
  return { folder, frames }
}

async function paint(drawing: string): Promise<Buffer> {
  const { width, height } = VIDEO_SIZE
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`
  return await sharp(Buffer.from(sheet), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
