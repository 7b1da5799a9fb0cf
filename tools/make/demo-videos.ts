/**
 * `npm run media:videos`, optionally with the names of some trades (`features/landing/trades.ts`) and ways to ask, `hero` or `og`: draws the
 * videos of the front page with results of the project's own engine, and the pictures for links to it. A trade's four videos take a minute
 * or two, and need the pictures of `npm run landing:pictures`.
 */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { TRADES } from '#features/landing/trades.ts'
import { DEMOS, videoFile, VIDEOS } from '#features/landing/web/demo-videos.ts'
import { encode } from './demo-videos/encode.ts'
import { type Edit, withEngine } from './demo-videos/pictures.ts'
import { render } from './demo-videos/render.ts'
import { type DrawVideo, prepareDemo, prepareMontage } from './demo-videos/scenes.ts'
import { makeSharePictures } from './demo-videos/share-pictures.ts'

const MEDIA = join('features', 'landing', 'media')
const KINDS = ['mp4', 'webm', 'avif'] as const
const SHARE_PICTURES = 'og'

const names = new Set(process.argv.slice(2))
const isWanted = (name: string) => names.size === 0 || names.has(name)
/** All of them, where only a trade or only a way to ask is named. */
const wantedOf = <Name extends string>(all: readonly Name[]) =>
  all.some((name) => names.has(name)) ? all.filter((name) => names.has(name)) : all
const isAnyDemoWanted = names.size === 0 || [...TRADES, ...DEMOS].some((name) => names.has(name))

await mkdir(MEDIA, { recursive: true })
if (isWanted(SHARE_PICTURES)) await makeSharePictures(MEDIA)
if (isWanted('hero')) await makeVideo(await prepareMontage(), { file: videoFile('hero'), seconds: VIDEOS.hero.seconds })
if (isAnyDemoWanted) await withEngine(makeDemos)

async function makeDemos(edit: Edit): Promise<void> {
  for (const trade of wantedOf(TRADES)) {
    await mkdir(join(MEDIA, trade), { recursive: true })
    for (const demo of wantedOf(DEMOS))
      await makeVideo(await prepareDemo(edit, trade, demo), { file: videoFile(demo, trade), seconds: VIDEOS[demo].seconds })
  }
}

/** @param file within the folder of media, without its ending */
async function makeVideo(scene: DrawVideo, { file, seconds }: { file: string; seconds: number }): Promise<void> {
  await encode(await render(scene, seconds), join(MEDIA, file))
  console.log(`${file}: ${seconds} s, ${(await sizes(file)).join(', ')}`)
}

async function sizes(name: string): Promise<string[]> {
  return await Promise.all(
    KINDS.map(async (kind) => `${kind} ${Math.round((await stat(join(MEDIA, `${name}.${kind}`))).size / 1024)} KiB`),
  )
}
