/** A person's gestures in a film, each with its frames. */
import type { Locator } from '@playwright/test'
import { fadeInTo, fadeOut, type Film, FRAMES_PER_SECOND, keep, repeat, roll, SCREEN, shoot } from './film.ts'
import { finger, type Point } from './marks.ts'

const PRESS_SECONDS = 0.2
const LIFT_SECONDS = 0.2
const SCROLL_SECONDS = 0.56
/** Time for the page's reaction to a tap (a request, a picture that loads). */
const SETTLE_MS = 600
/** A page's clock is only ever set forward. */
const CLOCK_LEAD_MS = 200

export async function hold(film: Film, seconds: number): Promise<void> {
  await roll(film, { seconds })
}

/** Scrolls to a target if needed, shows the finger, taps, and waits for the result. */
export async function tap(film: Film, target: Locator, action: () => Promise<unknown> = async () => {}): Promise<void> {
  await scrollTo(film, target)
  const at = await middleOf(target)
  const mark = toPixels(at)
  await roll(film, { seconds: PRESS_SECONDS, marks: (share) => [finger(mark, ease(share))] })
  const before = await scrollTop(film)
  await Promise.all([action(), film.page.touchscreen.tap(at.x, at.y)])
  await settle(film)
  await smoothOut(film, before)
  await roll(film, { seconds: LIFT_SECONDS, marks: (share) => [finger(mark, 1 - ease(share))] })
}

/** @param pace letters a second */
export async function type(film: Film, field: Locator, { text, pace = 20 }: { text: string; pace?: number }): Promise<void> {
  await tap(film, field)
  await film.page.clock.pauseAt(Date.now() + CLOCK_LEAD_MS) // so that delayed reactions to the end of typing do not start too early
  let typed = 0
  await roll(film, {
    seconds: text.length / pace,
    move: async (share) => {
      const upTo = Math.round(share * text.length)
      if (upTo > typed) await film.page.keyboard.insertText(text.slice(typed, upTo))
      typed = upTo
    },
  })
  await film.page.clock.resume()
  await settle(film)
}

/** Scrolls the page and its inner areas until the target is well inside; does nothing where it already is. */
export async function scrollTo(film: Film, target: Locator): Promise<void> {
  if (await isInReach(target)) return
  await target.evaluate(scrollInner)
  if (await isInReach(target)) return
  const box = await boxOf(target)
  const room = { top: 80, bottom: SCREEN.height - 110 }
  const wanted = box.y < room.top ? box.y - room.top : box.y + box.height - room.bottom
  const from = await scrollTop(film)
  await film.page.evaluate(`scrollTo({ top: ${from + wanted}, behavior: 'instant' })`)
  await smoothOut(film, from)
}

/** Drags a finger over the target to shares of its width, one after the other. */
export async function drag(film: Film, target: Locator, path: readonly number[]): Promise<void> {
  const box = await boxOf(target)
  const y = box.y + box.height * 0.5
  const at = (share: number): Point => ({ x: box.x + share * box.width, y })
  const [first = 0, ...rest] = path
  let now = at(first)
  const touch = async (kind: 'touchStart' | 'touchMove' | 'touchEnd') => {
    const touchPoints = kind === 'touchEnd' ? [] : [now]
    await film.session.send('Input.dispatchTouchEvent', { type: kind, touchPoints })
  }
  await roll(film, { seconds: PRESS_SECONDS, marks: (share) => [finger(toPixels(now), ease(share))] })
  await touch('touchStart')
  let from = first
  for (const to of rest) {
    const begin = from
    await roll(film, {
      seconds: 0.3 + Math.abs(to - begin) * 0.8,
      move: async (share) => {
        now = at(begin + (to - begin) * ease(share))
        await touch('touchMove')
      },
      marks: () => [finger(toPixels(now), 1)],
    })
    from = to
  }
  await touch('touchEnd')
  await roll(film, { seconds: LIFT_SECONDS, marks: (share) => [finger(toPixels(now), 1 - ease(share))] })
}

/** Waits until everything is loaded. */
export async function settle({ page }: Film): Promise<void> {
  await page.waitForTimeout(SETTLE_MS)
  await page.waitForFunction(ARE_PICTURES_HERE)
}

/** Pictures on the screen, or just below it. */
const ARE_PICTURES_HERE = `Array.from(document.images).every((image) => {
  const { top, bottom, width } = image.getBoundingClientRect()
  const isNear = width > 0 && bottom > -innerHeight / 2 && top < innerHeight * 1.5
  return !isNear || (image.complete && image.naturalWidth > 0)
})`

interface Wait {
  /** Seconds that are shown of its start and of its end; the middle is cut out visibly. */
  readonly first: number
  readonly last: number
  readonly isOver: () => Promise<boolean>
}

/** Films a wait as it happens, at the machine's own speed. */
export async function watch(film: Film, { first, last, isOver }: Wait): Promise<void> {
  const begun = performance.now()
  const shots: Shot[] = []
  for (;;) {
    const at = (performance.now() - begun) / 1000
    const picture = await shoot(film)
    if (await isOver()) break
    shots.push({ at, picture })
  }
  const end = (performance.now() - begun) / 1000
  if (shots.length === 0) return
  const cut = { from: Math.min(first, end), to: Math.max(first, end - last) }
  await play(film, shots, { from: 0, to: cut.from })
  if (cut.to > cut.from) {
    await fadeOut(film)
    await fadeInTo(film, shotAt(shots, cut.to))
  }
  if (cut.to < end) await play(film, shots, { from: cut.to, to: end })
}

interface Shot {
  /** Seconds since the wait began. */
  readonly at: number
  readonly picture: Buffer
}

function shotAt(shots: readonly Shot[], seconds: number): Buffer {
  const shot = shots.findLast(({ at }) => at <= seconds) ?? shots[0]
  if (!shot) throw new Error('The wait was over before it began')
  return shot.picture
}

async function play(film: Film, shots: readonly Shot[], { from, to }: { from: number; to: number }): Promise<void> {
  for (let frame = 0; frame < (to - from) * FRAMES_PER_SECOND; frame += 1) {
    const picture = shotAt(shots, from + frame / FRAMES_PER_SECOND)
    if (picture === film.reel.last) repeat(film)
    else await keep(film, picture)
  }
}

/** The page has jumped since it was at `from`: shows the scrolling instead. */
async function smoothOut(film: Film, from: number): Promise<void> {
  const to = await scrollTop(film)
  if (Math.abs(to - from) < 1) return
  const place = (top: number) => film.page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
  await place(from)
  await roll(film, { seconds: SCROLL_SECONDS, move: async (share) => place(from + (to - from) * ease(share)) })
}

async function scrollTop({ page }: Film): Promise<number> {
  return await page.evaluate<number>('scrollY')
}

/** Completely on the screen and not covered, for example by a bar. */
async function isInReach(target: Locator): Promise<boolean> {
  const box = await boxOf(target)
  return box.y >= 0 && box.y + box.height <= SCREEN.height && (await target.evaluate(isOnTop))
}

/** The properties of an element in the browser, whose types the server half does not have. */
interface Shown {
  readonly getBoundingClientRect: () => {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  readonly contains: (other: unknown) => boolean
  readonly scrollIntoView: (how: object) => void
}

declare const document: { readonly elementFromPoint: (x: number, y: number) => unknown }
declare const window: { readonly scrollY: number; readonly scrollTo: (where: object) => void }

function isOnTop(element: Shown): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Scrolls a row of chips or a list in a dialog to its middle. The page itself is scrolled visibly. */
function scrollInner(element: Shown): void {
  const top = window.scrollY
  element.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' })
  window.scrollTo({ top, behavior: 'instant' })
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to film: ${target.toString()}`)
  return box
}

async function middleOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(target)
  return { x: x + width / 2, y: y + height / 2 }
}

const toPixels = ({ x, y }: Point): Point => ({ x: x * SCREEN.pixelRatio, y: y * SCREEN.pixelRatio })

/** Slow, fast, slow. */
const ease = (share: number): number => share * share * (3 - 2 * share)
