/**
 * `npm run landing:pictures`, optionally with the names of some trades or `limits`: makes the befores and afters of the front page,
 * and the pictures for links to the trades' pages, with the project's own engine.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { createEngine } from '#engine/engine.ts'
import type { Engine } from '#engine/types.ts'
import { TILE, TRADE_BACKDROPS, TRADE_PICTURE, TRADES, type Trade } from '#features/landing/trades.ts'
import { editExamples, type Example } from './edit-examples.ts'
import { framePhoto } from './landing/frame-photo.ts'
import { makeTradeSharePicture } from './landing/share-picture.ts'
import { readTradePhoto } from './landing/trade-photos.ts'

/** Nobody waits for these edits: a busy machine may take its time. */
const HOUR_MS = 3_600_000
const PICTURES = join('features', 'landing', 'web', 'pictures')
const TRADE_PICTURES = join(PICTURES, 'trades')
const MEDIA = join('features', 'landing', 'media')
/** Twice the pixels that a screen shows, as far as the photo has them. */
const WIDTHS = { before: 480, after: 800 }
const AVIF = { quality: 50, effort: 6 } as const
/** A photo with much detail gets a lower quality, so that the page stays within what it may load before one scrolls. */
const MAX_AVIF_BYTES = 18_000
const MIN_AVIF_QUALITY = 38
const TILE_AVIF = { quality: 42, effort: 6 } as const
/** For browsers without AVIF. */
const WEBP = { quality: 70, effort: 6 } as const

/** A failure: the flower's stem is lost. */
const EXAMPLES: readonly Example[] = [{ photo: 'flower', order: { operation: 'swap', backdrop: 'gesso-terracota-folhas' } }]

const names = process.argv.slice(2)
const isWanted = (name: string) => names.length === 0 || names.includes(name)

await makeTrades(TRADES.filter(isWanted))
if (isWanted('limits')) {
  await editExamples(EXAMPLES, async ({ photo, before, after }) => {
    await Promise.all([saveExample(`${photo}-before`, before, WIDTHS.before), saveExample(`${photo}-after`, after, WIDTHS.after)])
  })
}

async function makeTrades(trades: readonly Trade[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mandou-trades-'))
  const engine = createEngine({
    modelDir: join('data', 'models'),
    cacheDir: folder,
    cacheBytes: 300_000_000,
    jobTimeoutMs: HOUR_MS,
  })
  try {
    for (const trade of trades) await makeTrade(engine, trade)
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
}

async function makeTrade(engine: Engine, trade: Trade): Promise<void> {
  await mkdir(join(TRADE_PICTURES, trade), { recursive: true })
  const { jpeg: photo } = await engine.receive(await readTradePhoto(trade))
  for (const [place, backdrop] of TRADE_BACKDROPS[trade].entries()) {
    const edited = await engine.edit(photo, {
      operation: 'swap',
      backdrop,
      format: '4:5',
      language: 'pt-BR',
    })
    const { doubts, warnings } = edited
    console.log(trade, backdrop, ...doubts.map(({ kind }) => kind), ...warnings)
    await save(`${trade}/${place + 1}`, sharp(edited.jpeg).resize(TRADE_PICTURE))
    if (place > 0) continue
    const tile = sharp(edited.jpeg).resize(TILE)
    await tile.avif(TILE_AVIF).toFile(join(TRADE_PICTURES, trade, 'tile.avif'))
    const before = await framePhoto(photo, edited.photoFrame, TRADE_PICTURE)
    await save(`${trade}/before`, sharp(before))
    await makeTradeSharePicture(join(MEDIA, `og-${trade}.jpg`), { before: photo, after: edited.jpeg })
  }
}

async function save(name: string, picture: Sharp): Promise<void> {
  const [avif, webp] = await Promise.all([encodeAvif(picture), picture.clone().webp(WEBP).toBuffer()])
  await Promise.all([
    writeFile(join(TRADE_PICTURES, `${name}.avif`), avif),
    writeFile(join(TRADE_PICTURES, `${name}.webp`), webp),
  ])
}

async function encodeAvif(picture: Sharp, quality: number = AVIF.quality): Promise<Buffer> {
  const avif = await picture
    .clone()
    .avif({ ...AVIF, quality })
    .toBuffer()
  return avif.length > MAX_AVIF_BYTES && quality > MIN_AVIF_QUALITY ? await encodeAvif(picture, quality - 3) : avif
}

async function saveExample(name: string, picture: Uint8Array, width: number): Promise<void> {
  const resized = sharp(picture).resize({ width, withoutEnlargement: true })
  const [avif, jpeg] = await Promise.all([
    resized.clone().avif({ quality: 46, effort: 6 }).toBuffer(),
    resized.clone().jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  ])
  await Promise.all([writeFile(join(PICTURES, `${name}.avif`), avif), writeFile(join(PICTURES, `${name}.jpg`), jpeg)])
}
