/** Pictures whose true opacities and colours are known: hair, fur, glass and a solid thing, drawn and laid over real photos. */
import { join } from 'node:path'
import sharp from 'sharp'
import { makeRandom, type Random } from '#engine/pixels/noise.ts'
import type { Picture } from '#engine/types.ts'
import type { Subject } from './mask-errors.ts'

export interface KnownComposite {
  readonly name: string
  readonly photo: Picture
  readonly truth: Subject
}

const SIZE = { width: 640, height: 800 }
/** Drawn larger and reduced: strands end up thinner than a pixel, with the opacity that belongs to them. */
const FINER = 2

const around = (random: Random, spread: number): number => (random() - 0.5) * 2 * spread

/** Curls around a head on shoulders. */
function hair(random: Random): string {
  const strands = Array.from({ length: 1500 }, () => {
    const turn = Math.PI * (1.02 * random() - 0.01) + Math.PI
    const [x, y] = [320 + 120 * Math.cos(turn), 330 + 140 * Math.sin(turn)]
    const reach = 40 + 90 * random()
    const [toX, toY] = [x + reach * Math.cos(turn) + around(random, 40), y + reach * Math.sin(turn) + around(random, 40) + 30]
    const [bendX, bendY] = [(x + toX) / 2 + around(random, 45), (y + toY) / 2 + around(random, 45)]
    const shade = 20 + Math.floor(40 * random())
    return `<path d="M${x} ${y}Q${bendX} ${bendY} ${toX} ${toY}" stroke="rgb(${shade + 14},${shade},${shade - 6})" stroke-width="${0.5 + random()}" fill="none"/>`
  })
  return `<path d="M120 800q0-190 200-200q200 10 200 200z" fill="#7c3f58"/><rect x="280" y="470" width="80" height="150" fill="#8d5a43"/>
    <ellipse cx="320" cy="330" rx="135" ry="150" fill="#241a16"/><ellipse cx="320" cy="390" rx="95" ry="125" fill="#a36c50"/>${strands.join('')}`
}

/** A round animal with a coat. */
function fur(random: Random): string {
  const coat = Array.from({ length: 5200 }, () => {
    const turn = 2 * Math.PI * random()
    const inner = 0.9 + 0.1 * random()
    const [x, y] = [320 + 190 * inner * Math.cos(turn), 470 + 220 * inner * Math.sin(turn)]
    const reach = 14 + 18 * random()
    const lean = turn + around(random, 0.5)
    const shade = 150 + Math.floor(80 * random())
    return `<path d="M${x} ${y}l${reach * Math.cos(lean)} ${reach * Math.sin(lean)}" stroke="rgb(${shade},${shade - 22},${shade - 52})" stroke-width="${0.6 + 0.9 * random()}"/>`
  })
  return `<ellipse cx="320" cy="470" rx="192" ry="222" fill="#c9a779"/>${coat.join('')}<circle cx="260" cy="390" r="16" fill="#1c1512"/><circle cx="380" cy="390" r="16" fill="#1c1512"/>`
}

/** A bottle that is half transparent but for its cap and rim. */
function glass(): string {
  return `<linearGradient id="g"><stop offset="0" stop-color="#7fb6a0" stop-opacity=".85"/><stop offset=".25" stop-color="#d8f2ea" stop-opacity=".35"/><stop offset=".8" stop-color="#9fd0bf" stop-opacity=".45"/><stop offset="1" stop-color="#5f9c86" stop-opacity=".9"/></linearGradient>
    <path d="M270 180h100v120q0 30 45 60q35 25 35 80v270q0 30-30 30h-200q-30 0-30-30v-270q0-55 35-80q45-30 45-60z" fill="url(#g)"/>
    <rect x="262" y="130" width="116" height="60" rx="8" fill="#2d2a28"/><rect x="190" y="690" width="260" height="50" rx="20" fill="#6fa993"/>`
}

function solid(): string {
  return `<linearGradient id="s"><stop offset="0" stop-color="#8e2430"/><stop offset=".35" stop-color="#e0525e"/><stop offset="1" stop-color="#74161f"/></linearGradient>
    <rect x="190" y="250" width="260" height="490" rx="26" fill="url(#s)"/><rect x="235" y="160" width="170" height="96" rx="10" fill="#e9e2d6"/><rect x="190" y="420" width="260" height="150" fill="#f4efe6"/>`
}

const DRAWINGS: Readonly<Record<string, (random: Random) => string>> = { hair, fur, glass, solid }
const GROUNDS = ['rooms-waiting-room.jpg', 'plants-peace-lilies.jpg', 'rooms-teal-bedroom.jpg'] as const

/** Every drawing over every ground. @param photos the folder of the bench's photos. */
export async function drawComposites(photos: string): Promise<KnownComposite[]> {
  const all = Object.entries(DRAWINGS).flatMap(([name, draw]) => GROUNDS.map((ground) => ({ name, draw, ground })))
  return Promise.all(
    all.map(({ name, draw, ground }) => compose(`${name} on ${ground}`, draw(makeRandom(18)), join(photos, ground))),
  )
}

async function compose(name: string, drawing: string, ground: string): Promise<KnownComposite> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${FINER * SIZE.width}" height="${FINER * SIZE.height}">${drawing}</svg>`
  const drawn = await sharp(Buffer.from(svg)).resize(SIZE.width, SIZE.height).ensureAlpha().raw().toBuffer()
  const below = await sharp(ground).resize(SIZE.width, SIZE.height, { fit: 'cover' }).removeAlpha().raw().toBuffer()
  const colours = new Uint8Array(SIZE.width * SIZE.height * 3)
  const data = new Uint8Array(colours.length)
  const alpha = new Uint8Array(SIZE.width * SIZE.height)
  for (let at = 0; at < alpha.length; at++) {
    const opacity = drawn[at * 4 + 3] ?? 0
    alpha[at] = opacity
    for (let channel = 0; channel < 3; channel++) {
      const own = drawn[at * 4 + channel] ?? 0
      colours[at * 3 + channel] = own
      data[at * 3 + channel] = Math.round(own * (opacity / 255) + (below[at * 3 + channel] ?? 0) * (1 - opacity / 255))
    }
  }
  return { name, photo: { data, ...SIZE }, truth: { colours: { data: colours, ...SIZE }, alpha: { data: alpha, ...SIZE } } }
}
