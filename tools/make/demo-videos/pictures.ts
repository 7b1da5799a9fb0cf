/** The pictures in the videos: those of the trades' pages, and two more results of the engine. As data addresses. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { createEngine } from '#engine/engine.ts'
import type { Engine, PictureOrder } from '#engine/types.ts'
import type { Trade } from '#features/landing/trades.ts'
import { VIDEO_SIZE } from '#features/landing/web/demo-videos.ts'
import { framePhoto } from '#tools/make/landing/frame-photo.ts'
import { readTradePhoto } from '#tools/make/landing/trade-photos.ts'
import { DRAWN, type Rectangle } from './drawings.ts'

/** Nobody waits for these edits: a busy machine may take its time. */
const HOUR_MS = 3_600_000
/** Pixels: of a photo at most a third more than a video is wide is seen at once. */
const PHOTO_WIDTH = 800
const TRADE_PICTURES = join('features', 'landing', 'web', 'pictures', 'trades')

export interface TradePictures {
  readonly before: string
  readonly afters: readonly string[]
  /** Squares of the afters. */
  readonly tiles: readonly string[]
}

const AFTERS = ['1', '2', '3'] as const
/** Pixels: as many as a video has of a tile, and a few more. */
const TILE_SIDE = 110

/** As `npm run landing:pictures` made them. */
export async function readTrade(trade: Trade): Promise<TradePictures> {
  const open = (name: string) => sharp(join(TRADE_PICTURES, trade, `${name}.webp`))
  const [before, afters, tiles] = await Promise.all([
    asAddress(open('before').resize(VIDEO_SIZE)),
    Promise.all(AFTERS.map((name) => asAddress(open(name).resize(VIDEO_SIZE)))),
    Promise.all(AFTERS.map((name) => asAddress(open(name).resize(TILE_SIDE, TILE_SIDE)))),
  ])
  return { before, afters, tiles }
}

export interface Edited {
  /** The whole photo, and where it lies in the result. */
  readonly photo: string
  readonly place: Rectangle
  /** The photo with its subject where the result has it. */
  readonly before: string
  readonly after: string
}

/** Edits a trade's photo. @param order what a member would order */
export type Edit = (trade: Trade, order: Pick<PictureOrder, 'operation' | 'words'>) => Promise<Edited>

/** Calls with an edit by the project's own engine, and ends the engine afterwards. */
export async function withEngine<Made>(make: (edit: Edit) => Promise<Made>): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'mandou-videos-'))
  const engine = createEngine({
    modelDir: join('data', 'models'),
    cacheDir: folder,
    cacheBytes: 100_000_000,
    jobTimeoutMs: HOUR_MS,
  })
  try {
    return await make((trade, order) => editWith(engine, trade, order))
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
}

async function editWith(engine: Engine, trade: Trade, order: Pick<PictureOrder, 'operation' | 'words'>): Promise<Edited> {
  const { jpeg } = await engine.receive(await readTradePhoto(trade))
  const { jpeg: after, photoFrame } = await engine.edit(jpeg, { ...order, format: '4:5', language: 'pt-BR' })
  return {
    photo: await asAddress(sharp(jpeg).resize({ width: PHOTO_WIDTH, withoutEnlargement: true })),
    place: {
      x: photoFrame.left * DRAWN.width,
      y: photoFrame.top * DRAWN.height,
      width: photoFrame.width * DRAWN.width,
      height: photoFrame.height * DRAWN.height,
    },
    before: await asAddress(sharp(await framePhoto(jpeg, photoFrame, VIDEO_SIZE))),
    after: await asAddress(sharp(after).resize(VIDEO_SIZE)),
  }
}

async function asAddress(picture: Sharp): Promise<string> {
  return `data:image/jpeg;base64,${(await picture.jpeg({ quality: 93 }).toBuffer()).toString('base64')}`
}
