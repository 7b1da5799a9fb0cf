/** The pictures in the videos: those of the trades' pages, and two more results of the engine. As data addresses. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { createEngine } from '#engine/engine.ts'
import type { Engine, PictureOrder } from '#engine/types.ts'
import { VIDEO_SIZE } from '#features/landing/web/demo-videos.ts'
import type { Trade } from '#features/landing/trades.ts'
import { framePhoto } from '#tools/landing/frame-photo.ts'
import type { Rectangle } from './drawings.ts'

const TRADE_PICTURES = join('features', 'landing', 'web', 'pictures', 'trades')

export interface TradePictures {
  readonly before: string
  readonly afters: readonly string[]
}

/** As `npm run landing:pictures` made them. */
export async function readTrade(trade: Trade): Promise<TradePictures> {
  const read = async (name: string) => asAddress(sharp(await readFile(join(TRADE_PICTURES, trade, `${name}.webp`))))
  const [before = '', ...afters] = await Promise.all(['before', '1', '2', '3'].map(read))
  return { before, afters }
}

export interface Edited {
  /** The whole photo, and where it lies in the result. */
  readonly photo: string
  readonly place: Rectangle
  /** The photo with its subject where the result has it. */
  readonly before: string
  readonly after: string
}

/** @param file a photo of the repository. @param order what a member would order */
export type Edit = (file: string, order: Pick<PictureOrder, 'operation' | 'words'>) => Promise<Edited>

/** Calls with an edit by the project's own engine, and ends the engine afterwards. */
export async function withEngine<Made>(make: (edit: Edit) => Promise<Made>): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'mandou-videos-'))
  const engine = createEngine({ modelDir: join('data', 'models'), cacheDir: folder, cacheBytes: 100_000_000 })
  try {
    return await make((file, order) => editWith(engine, file, order))
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
}

async function editWith(engine: Engine, file: string, order: Pick<PictureOrder, 'operation' | 'words'>): Promise<Edited> {
  const { jpeg } = await engine.receive(await readFile(file))
  const { jpeg: after, photoFrame } = await engine.edit(jpeg, { ...order, format: '4:5', language: 'pt-BR' })
  return {
    photo: await asAddress(sharp(jpeg).resize({ width: 1200, withoutEnlargement: true })),
    place: {
      x: photoFrame.left * VIDEO_SIZE.width,
      y: photoFrame.top * VIDEO_SIZE.height,
      width: photoFrame.width * VIDEO_SIZE.width,
      height: photoFrame.height * VIDEO_SIZE.height,
    },
    before: await asAddress(sharp(await framePhoto(jpeg, photoFrame, VIDEO_SIZE))),
    after: await asAddress(sharp(after).resize(VIDEO_SIZE)),
  }
}

async function asAddress(picture: Sharp): Promise<string> {
  return `data:image/jpeg;base64,${(await picture.jpeg({ quality: 93 }).toBuffer()).toString('base64')}`
}
