import sharp, { type OverlayOptions } from 'sharp'
import type { WorkerDeps } from '../deps.ts'

const COLUMNS = 3
const TILE = { width: 320, height: 400 }
const GAP = 8
const BADGE = 56

/** Draws ready backdrops side by side, each with its number, as one JPEG. */
export async function drawBackdropSheet({ engine }: Pick<WorkerDeps, 'engine'>, ids: readonly string[]): Promise<Buffer> {
  const rows = Math.ceil(ids.length / COLUMNS)
  const tiles: OverlayOptions[][] = []
  for (const [index, id] of ids.entries()) tiles.push(await tileOf(engine, id, index))
  return sharp({
    create: {
      width: COLUMNS * (TILE.width + GAP) + GAP,
      height: rows * (TILE.height + GAP) + GAP,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles.flat())
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function tileOf(engine: WorkerDeps['engine'], id: string, index: number): Promise<OverlayOptions[]> {
  const left = GAP + (index % COLUMNS) * (TILE.width + GAP)
  const top = GAP + Math.floor(index / COLUMNS) * (TILE.height + GAP)
  const picture = await engine.thumbnail(id, 'small')
  const input = await sharp(picture).resize(TILE.width, TILE.height, { fit: 'cover' }).toBuffer()
  return [
    { input, left, top },
    { input: badge(index + 1), left: left + GAP, top: top + GAP },
  ]
}

function badge(number: number): Buffer {
  const half = BADGE / 2
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE}" height="${BADGE}"><circle cx="${half}" cy="${half}" r="${half - 2}" fill="#ffffff"/>` +
      `<text x="${half}" y="${half + 11}" font-family="sans-serif" font-size="32" font-weight="bold" text-anchor="middle" fill="#111111">${number}</text></svg>`,
  )
}
