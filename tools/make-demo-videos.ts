/**
 * `npm run media:videos`, optionally with the names of some videos (as in `features/landing/web/demo-videos.ts`) or `og`: draws the videos of the
 * front page with results of the project's own engine, and the pictures for links to it. They take some minutes, and need the pictures
 * of `npm run landing:pictures`.
 */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type VideoName, VIDEOS } from '#features/landing/web/demo-videos.ts'
import { encode } from './demo-videos/encode.ts'
import { findFfmpeg } from './demo-videos/find-ffmpeg.ts'
import { render } from './demo-videos/render.ts'
import { prepareScenes } from './demo-videos/scenes.ts'
import { makeSharePictures } from './demo-videos/share-pictures.ts'

const MEDIA = join('features', 'landing', 'media')
const FRAMES = join('.cache', 'demo-videos')
const KINDS = ['mp4', 'webm', 'avif'] as const
const SHARE_PICTURES = 'og'

const names = process.argv.slice(2)
const isWanted = (name: string) => names.length === 0 || names.includes(name)

await mkdir(MEDIA, { recursive: true })
if (isWanted(SHARE_PICTURES)) await makeSharePictures(MEDIA)
// as: the keys of that very table
await makeVideos((Object.keys(VIDEOS) as VideoName[]).filter(isWanted))

async function makeVideos(wanted: readonly VideoName[]): Promise<void> {
  if (wanted.length === 0) return
  const ffmpeg = await findFfmpeg()
  for (const [name, scene] of await prepareScenes(wanted)) {
    const { file, seconds } = VIDEOS[name]
    await encode(await render(scene, { seconds, folder: join(FRAMES, file) }), { ffmpeg, to: join(MEDIA, file) })
    console.log(`${file}: ${seconds} s, ${(await sizes(file)).join(', ')}`)
  }
}

async function sizes(name: string): Promise<string[]> {
  return await Promise.all(
    KINDS.map(async (kind) => `${kind} ${Math.round((await stat(join(MEDIA, `${name}.${kind}`))).size / 1024)} KiB`),
  )
}
