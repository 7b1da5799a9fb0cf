/** What the videos are drawn of: SVG without any lettering. */
import { TABLE } from '#tools/make/landing/frame-photo.ts'

/** The ratio of a post; `render.ts` draws it in the videos' pixels. */
export const DRAWN = { width: 640, height: 800 } as const

/** SVG, within a sheet of that size. */
export type Drawing = string

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const WHOLE: Rectangle = { x: 0, y: 0, ...DRAWN }

const INK = '#161616'
/** `accent` of `ui/tokens.css`. */
const YELLOW = '#ffc61a'
const FINGER_RADIUS = 34
const LINE_HEIGHT_SHARE = 0.72

/** 0 until the first second, 1 from the second one on; slow, fast, slow in between. */
export function ramp(now: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Up, and down again. */
export const pulse = (now: number, from: number, to: number): number => ramp(now, from, from + 0.25) - ramp(now, to - 0.25, to)

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

export function mixPlaces(from: Rectangle, to: Rectangle, share: number): Rectangle {
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    width: mix(from.width, to.width, share),
    height: mix(from.height, to.height, share),
  }
}

export const paper = (): Drawing => `<rect width="100%" height="100%" fill="#fff"/>`
export const table = (): Drawing => `<rect width="100%" height="100%" fill="${TABLE}"/>`

/** @param picture a data address */
export function laid(picture: string, { x, y, width, height }: Rectangle = WHOLE, opacity = 1): Drawing {
  return `<image href="${picture}" x="${x}" y="${y}" width="${width}" height="${height}" opacity="${opacity}" preserveAspectRatio="none"/>`
}

/** Four pictures in the place of one. */
export function sideBySide(pictures: readonly string[], opacity: number): Drawing {
  const gap = 8
  const [width, height] = [(DRAWN.width - gap) / 2, (DRAWN.height - gap) / 2]
  const quarters = pictures.map((picture, at) =>
    laid(picture, { x: (at % 2) * (width + gap), y: Math.floor(at / 2) * (height + gap), width, height }),
  )
  return `<g opacity="${opacity}">${paper()}${quarters.join('')}</g>`
}

/** A square picture with a fine edge. */
function laidTile(picture: string, { x, y, width }: Omit<Rectangle, 'height'>): Drawing {
  const edge = (2 * width) / DRAWN.width
  return `${laid(picture, { x, y, width, height: width })}<rect x="${x}" y="${y}" width="${width}" height="${width}" fill="none" stroke="${INK}" stroke-opacity="0.06" stroke-width="${edge}"/>`
}

/** The middle square of a picture of the video's size. */
function laidSquare(picture: string, { x, y, width }: Omit<Rectangle, 'height'>): Drawing {
  const [scale, above] = [width / DRAWN.width, (DRAWN.height - DRAWN.width) / 2]
  return `<svg x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 ${above} ${DRAWN.width} ${DRAWN.width}">
    ${laid(picture)}</svg><rect x="${x}" y="${y}" width="${width}" height="${width}" fill="none" stroke="${INK}" stroke-opacity="0.06" stroke-width="${2 * scale}"/>`
}

/** A picture of which only the part left of the line is to be seen, and the line. @param share 0…1 of the width */
export function upToLine(picture: string, share: number): Drawing {
  const [x, y] = [share * DRAWN.width, DRAWN.height * LINE_HEIGHT_SHARE]
  const line = `<rect x="${x - 2}" width="4" height="100%" fill="#fff"/><circle cx="${x}" cy="${y}" r="26" fill="#fff"/>
    <path d="M${x - 7} ${y - 9}l-9 9 9 9M${x + 7} ${y - 9}l9 9-9 9" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
  const part = `<svg width="${x}" height="${DRAWN.height}" viewBox="0 0 ${x} ${DRAWN.height}">${laid(picture)}</svg>`
  return share <= 0 ? '' : part + (share < 1 ? line : '')
}

export const lineHandle = (share: number): readonly [number, number] => [share * DRAWN.width, DRAWN.height * LINE_HEIGHT_SHARE]

/** A picture that comes into view from the top down, with a soft edge. @param share 0…1 */
export function paintedDown(picture: string, share: number): Drawing {
  if (share <= 0) return ''
  const edge = mix(-0.25, 1, share)
  return `<defs><linearGradient id="down" x2="0" y2="1"><stop offset="${Math.max(0, edge)}" stop-color="#fff"/>
    <stop offset="${Math.min(1, edge + 0.25)}" stop-color="#fff" stop-opacity="${share < 1 ? 0 : 1}"/></linearGradient>
    <mask id="painted"><rect width="100%" height="100%" fill="url(#down)"/></mask></defs><g mask="url(#painted)">${laid(picture)}</g>`
}

/** What will be kept of a photo: the rest is dimmed. */
export function cropMarks({ x, y, width, height }: Rectangle, opacity: number): Drawing {
  if (opacity <= 0) return ''
  const arm = 44
  const corners = [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const
  const hooks = corners.map(([cx, cy, dx, dy]) => `M${cx + dx * arm} ${cy}H${cx}V${cy + dy * arm}`).join('')
  return `<g opacity="${opacity}"><path fill-rule="evenodd" fill="${INK}" fill-opacity="0.55" d="M0 0H${DRAWN.width}V${DRAWN.height}H0ZM${x} ${y}v${height}h${width}v${-height}Z"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#fff" stroke-width="3"/>
    <path d="${hooks}" fill="none" stroke="#fff" stroke-width="10"/></g>`
}

/** Where a finger touches. @param strength 0…1 */
export function finger([x, y]: readonly [number, number], strength: number): Drawing {
  if (strength <= 0) return ''
  const radius = FINGER_RADIUS * (1.25 - 0.25 * strength)
  return `<g opacity="${strength}"><circle cx="${x}" cy="${y}" r="${radius}" fill="${INK}" fill-opacity="0.22" stroke="#fff" stroke-opacity="0.95" stroke-width="4"/>
    <circle cx="${x}" cy="${y}" r="${radius + 3}" fill="none" stroke="${INK}" stroke-opacity="0.25" stroke-width="2"/></g>`
}

const TILE = { side: 116, gap: 24, top: 664 } as const
/** Middle of a tile. @param place 0…2, from the left */
export function tileMiddle(place: number): readonly [number, number] {
  return [DRAWN.width / 2 + (place - 1) * (TILE.side + TILE.gap), TILE.top + TILE.side / 2]
}

/** The results to choose from, as squares; the chosen one has a ring of ink. */
export function tiles(pictures: readonly string[], chosen: number | undefined): Drawing {
  const drawn = pictures.map((picture, place) => {
    const [middle] = tileMiddle(place)
    const x = middle - TILE.side / 2
    const ring = place === chosen ? { colour: INK, width: 9 } : { colour: '#fff', width: 6 }
    return `<g>${laidTile(picture, { x, y: TILE.top, width: TILE.side })}
      <rect x="${x - 2}" y="${TILE.top - 2}" width="${TILE.side + 4}" height="${TILE.side + 4}" rx="8" fill="none" stroke="${ring.colour}" stroke-width="${ring.width}"/></g>`
  })
  return drawn.join('')
}

/** Lines of writing as bars, as far as it is written. @param shares 0…1 of each line */
function bars(shares: readonly number[], { x, y, width, step }: { x: number; y: number; width: number; step: number }): Drawing {
  const lines = shares.map((share, line) =>
    share <= 0 ? '' : `<rect x="${x}" y="${y + line * step}" width="${width * share}" height="16" rx="8"/>`,
  )
  return lines.join('')
}

/** A message on its way up from the lower edge, being typed. @param typed 0…1 */
export function message(risen: number, typed: number): Drawing {
  if (risen <= 0) return ''
  const y = mix(DRAWN.height, 650, risen)
  return `<g opacity="${risen}"><path d="M152 ${y}h436a28 28 0 0 1 28 28v92h-464a28 28 0 0 1-28-28v-64a28 28 0 0 1 28-28Z" fill="${YELLOW}"/>
    <g fill="${INK}">${bars([Math.min(1, typed * 1.7), Math.max(0, typed * 1.7 - 1)], { x: 160, y: y + 34, width: 410, step: 38 })}</g></g>`
}

/** Somebody is writing back. @param now seconds, by which the dots blink */
export function waiting(opacity: number, now: number): Drawing {
  if (opacity <= 0) return ''
  const dots = [0, 1, 2].map((dot) => {
    const strength = 0.3 + 0.7 * Math.max(0, Math.sin((now * 2 - dot / 3) * Math.PI)) ** 2
    return `<circle cx="${72 + dot * 34}" cy="590" r="10" fill="${INK}" fill-opacity="${strength}"/>`
  })
  return `<g opacity="${opacity}"><path d="M52 550h108a28 28 0 0 1 28 28v24a28 28 0 0 1-28 28h-136v-52a28 28 0 0 1 28-28Z" fill="#fff"/>${dots.join('')}</g>`
}

const CARD = { picture: { x: 62, y: 88, width: 516 }, lines: { x: 62, y: 700, width: 516, step: 32 } } as const
/** Where the whole picture would be, so that its middle square lies on the card. */
export const ON_CARD: Rectangle = { x: CARD.picture.x, y: CARD.picture.y - 64.5, width: 516, height: 645 }

/** A post as a feed shows it. @param written 0…1 of each line of its caption */
export function post(picture: string, written: readonly number[], opacity: number): Drawing {
  if (opacity <= 0) return ''
  return `<g opacity="${opacity}"><rect width="100%" height="100%" fill="#fff"/>
    <circle cx="88" cy="46" r="26" fill="${YELLOW}"/><g fill="${INK}" fill-opacity="0.75"><rect x="130" y="28" width="180" height="14" rx="7"/></g>
    <rect x="130" y="52" width="110" height="12" rx="6" fill="${INK}" fill-opacity="0.3"/>${laidSquare(picture, CARD.picture)}
    <g fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M84 668c-26-16-26-42-8-42 8 0 8 8 8 8s0-8 8-8c18 0 18 26-8 42Z"/><path d="M138 626a21 20 0 1 1-2 30l-14 10 5-16a21 20 0 0 1 11-24Z"/>
      <path d="m190 630 44-6-28 42-4-22Zm12 14 32-20"/></g>
    <g fill="${INK}" fill-opacity="0.8">${bars(written, CARD.lines)}</g></g>`
}
