/** The photos of the front page's trades; their sources and licences stand in `features/landing/media/CREDITS.md`. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Trade } from '#features/landing/trades.ts'

interface TradePhoto {
  readonly file: string
  /** The part of the photo that is sent; all of it where left out. */
  readonly part?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

const PHOTOS: Readonly<Record<Trade, TradePhoto>> = {
  unhas: { file: 'features/landing/photos/nails.jpg' },
  confeitaria: { file: 'features/landing/photos/petit-gateau.jpg' },
  // above where green of the hedge shows between arm and hair
  salao: { file: 'bench/pictures/photos/hair-long-brown-hair.jpg', part: { left: 0, top: 0, width: 1024, height: 636 } },
  pele: { file: 'features/landing/photos/skincare.jpg' },
  dentista: { file: 'features/landing/photos/braces.jpg' },
  loja: { file: 'features/landing/photos/jumpers.jpg' },
  comida: { file: 'bench/pictures/photos/food-above-caesar-salad.jpg' },
  pet: { file: 'features/landing/photos/beagle.jpg' },
}

/** As its owner would send it. */
export async function readTradePhoto(trade: Trade): Promise<Buffer> {
  const { file, part } = PHOTOS[trade]
  const photo = await readFile(file)
  return part ? await sharp(photo).extract(part).jpeg({ quality: 92 }).toBuffer() : photo
}
