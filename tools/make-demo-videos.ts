/**
 * `npm run media:videos`, optionally with the names of some films, `hero-still` or `og`: makes the films of the front page with
 * the project's own screens and engine, and the pictures for links to it. Films need a built browser half and take some minutes.
 */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { encode } from './demo-videos/encode.ts'
import { beginFilm, closeLoop, type Film, FRAMES_PER_SECOND, keepParts, posterOf } from './demo-videos/film.ts'
import { findFfmpeg } from './demo-videos/find-ffmpeg.ts'
import { makeHeroStill } from './demo-videos/hero-still.ts'
import { makeSharePictures } from './demo-videos/share-pictures.ts'
import { enter, openStage } from './demo-videos/stage.ts'
import { STORIES, type Story } from './demo-videos/stories.ts'

const MEDIA = join('features', 'landing', 'media')
const FRAMES = join('.cache', 'demo-videos')
const KINDS = ['mp4', 'webm', 'jpg', 'avif'] as const
const SHARE_PICTURES = 'og'
const HERO_STILL = 'hero-still'
/** Its still is made separately: no frame of the film is good enough. */
const HERO = 'hero'

const names = process.argv.slice(2)
const isWanted = (name: string) => names.length === 0 || names.includes(name)

await mkdir(MEDIA, { recursive: true })
if (isWanted(SHARE_PICTURES)) await makeSharePictures(MEDIA)
if (isWanted(HERO_STILL)) await makeHeroStill(MEDIA)
await makeFilms(STORIES.filter(({ name }) => isWanted(name)))

async function makeFilms(stories: readonly Story[]): Promise<void> {
  if (stories.length === 0) return
  const ffmpeg = await findFfmpeg()
  for (const { film, poster } of await shootFilms(stories)) {
    await encode(film, { ffmpeg, to: join(MEDIA, film.name), poster: film.name === HERO ? undefined : poster })
    const seconds = film.frames.length / FRAMES_PER_SECOND
    console.log(`${film.name}: ${seconds.toFixed(1)} s, ${(await sizes(film.name)).join(', ')}`)
  }
}

interface Shot {
  readonly film: Film
  readonly poster: string
}

async function shootFilms(stories: readonly Story[]): Promise<Shot[]> {
  const stage = await openStage(stories.length)
  const shots: Shot[] = []
  try {
    for (const [place, { name, player, play, poster: second, parts }] of stories.entries()) {
      const page = await enter(stage, place, player)
      const film = await beginFilm(page, { name, folder: join(FRAMES, name) })
      await play(film)
      await closeLoop(film)
      await page.context().close()
      const poster = posterOf(film, second)
      if (parts) keepParts(film, parts)
      shots.push({ film, poster })
    }
  } finally {
    await stage.close()
  }
  return shots
}

async function sizes(name: string): Promise<string[]> {
  return await Promise.all(
    KINDS.map(async (kind) => `${kind} ${Math.round((await stat(join(MEDIA, `${name}.${kind}`))).size / 1024)} KiB`),
  )
}
