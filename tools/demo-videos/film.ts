/**
 * A film of a screen, taken frame by frame: between two frames the page's own animations are paused and advanced by exactly one
 * frame. So it is sharp and smooth on a slow machine too.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { CLIP_SIZE } from '#features/landing/web/clip-size.ts'
import { drawMarks, type Mark, veil } from './marks.ts'

export const FRAMES_PER_SECOND = 25
/** CSS pixels of the filmed screen; nine by sixteen, so that every pixel ratio below is exact. */
export const SCREEN = { width: 387, height: 688, pixelRatio: CLIP_SIZE.width / 387 } as const

const FADE_SECONDS = 0.28

export interface Film {
  readonly name: string
  readonly page: Page
  readonly session: CDPSession
  readonly folder: string
  /** Files, one for each frame; a still period repeats the same file. */
  readonly frames: string[]
  /** Number of files written, and the picture in the last one. */
  reel: { length: number; last: Buffer }
}

/** @param folder is emptied first */
export async function beginFilm(page: Page, { name, folder }: Pick<Film, 'name' | 'folder'>): Promise<Film> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const session = await page.context().newCDPSession(page)
  return { name, page, session, folder, frames: [], reel: { length: 0, last: Buffer.alloc(0) } }
}

/** Start and end, in seconds. */
export type Part = readonly [number, number]

interface Take {
  readonly seconds: number
  /** Called before each frame with the elapsed share of the take, 0…1. */
  readonly move?: (share: number) => Promise<unknown>
  /** Drawn over the frame. */
  readonly marks?: (share: number) => readonly Mark[]
}

/** Films for a while. */
export async function roll(film: Film, { seconds, move, marks }: Take): Promise<void> {
  const count = Math.max(1, Math.round(seconds * FRAMES_PER_SECOND))
  let isStill = false
  for (let frame = 1; frame <= count; frame += 1) {
    await move?.(frame / count)
    const isMoving = await advancePage(film)
    if (isStill && !isMoving && !move && !marks) repeat(film)
    else await keep(film, await drawMarks(await shoot(film), marks?.(frame / count) ?? []))
    isStill = !isMoving
  }
}

/** The screen's content, as PNG in the video's size. */
export async function shoot({ page, session }: Film): Promise<Buffer> {
  const { width, height, pixelRatio } = SCREEN
  const clip = { x: 0, y: await page.evaluate<number>('scrollY'), width, height, scale: pixelRatio }
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip })
  return Buffer.from(data, 'base64')
}

export async function keep(film: Film, picture: Buffer): Promise<void> {
  const file = join(film.folder, `${String(film.reel.length).padStart(4, '0')}.png`)
  await writeFile(file, picture)
  film.reel = { length: film.reel.length + 1, last: picture }
  film.frames.push(file)
}

export function repeat({ frames }: Film): void {
  const last = frames.at(-1)
  if (last !== undefined) frames.push(last)
}

/** The end of a scene; the fade makes the cut visible. */
export async function fadeOut(film: Film): Promise<void> {
  const { last } = film.reel
  for (const share of fadeShares()) await keep(film, await drawMarks(last, [veil(share)]))
}

export async function fadeIn(film: Film): Promise<void> {
  await roll(film, { seconds: FADE_SECONDS, marks: (share) => [veil(1 - share)] })
}

export async function fadeInTo(film: Film, picture: Buffer): Promise<void> {
  for (const share of fadeShares()) await keep(film, await drawMarks(picture, [veil(1 - share)]))
}

/** Puts the last picture at the front, fading, so that the film loops smoothly. */
export async function closeLoop(film: Film): Promise<void> {
  const closing = film.frames.at(-1)
  if (closing === undefined) return
  const story = film.frames.splice(0)
  film.frames.push(closing)
  await fadeOut(film)
  film.frames.push(...story)
}

function fadeShares(): readonly number[] {
  const count = Math.round(FADE_SECONDS * FRAMES_PER_SECOND)
  return Array.from({ length: count }, (_, frame) => (frame + 1) / count)
}

/** Pauses every animation of the page and advances it by one frame; a new one starts at its beginning. */
const ADVANCE = `((step) => {
  const times = (globalThis.filmTimes ??= new WeakMap())
  let moving = 0
  for (const animation of document.getAnimations()) {
    const time = times.has(animation) ? times.get(animation) + step : 0
    const end = animation.effect.getComputedTiming().endTime
    times.set(animation, time)
    if (time >= end) {
      if (animation.playState !== 'finished') animation.finish()
      continue
    }
    animation.pause()
    animation.currentTime = time
    moving += 1
  }
  return moving
})(${1000 / FRAMES_PER_SECOND})`

async function advancePage({ page }: Film): Promise<boolean> {
  return (await page.evaluate<number>(ADVANCE)) > 0
}

/**
 * Keeps these parts of the film, one after the other.
 * @param parts start and end of each, in seconds of the film as it is
 */
export function keepParts(film: Film, parts: readonly Part[]): void {
  const whole = film.frames.splice(0)
  for (const part of parts) {
    const [begin, end] = part.map((second) => Math.round(second * FRAMES_PER_SECOND))
    film.frames.push(...whole.slice(begin, end))
  }
}

/** The film's poster. @param second of the film as it is; a negative one counts from its end */
export function posterOf({ frames }: Pick<Film, 'frames'>, second = 0): string {
  const poster = frames.at(Math.round(second * FRAMES_PER_SECOND))
  if (poster === undefined) throw new Error(`The film has no picture at ${second} s`)
  return poster
}
