import { TRADE_BACKDROPS, type Trade } from '../trades.ts'

/** One picture of a trade (`TRADE_PICTURE`) in two encodings; the first result's AVIF is no address, but the picture itself. */
export interface TradePicture {
  readonly avif: string
  readonly webp: string
}

export interface TradeShow {
  readonly before: TradePicture
  /** A square of the first result, as AVIF alone: the trade is named beside it. */
  readonly tile: string
  /** The same photo on each backdrop that can be tried. */
  readonly afters: readonly { readonly backdrop: string; readonly picture: TradePicture }[]
}

const FILES = {
  ...import.meta.glob<string>(['./pictures/trades/*/*.webp', './pictures/trades/*/{before,2,3,tile}.avif'], {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  // the result on which a page opens is text of the page: no request stands between the two
  ...import.meta.glob<string>('./pictures/trades/*/1.avif', { eager: true, query: '?inline', import: 'default' }),
}
const SHARED = import.meta.glob<string>('../media/og-*.jpg', { eager: true, query: '?url', import: 'default' })

function addressOf(files: Readonly<Record<string, string>>, file: string): string {
  const address = files[file]
  if (address === undefined) throw new Error(`The front page has no ${file}: npm run landing:pictures`)
  return address
}

function picture(name: string): TradePicture {
  return { avif: addressOf(FILES, `./pictures/trades/${name}.avif`), webp: addressOf(FILES, `./pictures/trades/${name}.webp`) }
}

/** @throws Error when a picture was not made; the build renders the pages, so the build fails then */
export function showOf(trade: Trade): TradeShow {
  return {
    before: picture(`${trade}/before`),
    tile: addressOf(FILES, `./pictures/trades/${trade}/tile.avif`),
    afters: TRADE_BACKDROPS[trade].map((backdrop, place) => ({ backdrop, picture: picture(`${trade}/${place + 1}`) })),
  }
}

/** The picture that other sites show beside a link to the trade's page. */
export const sharePictureOf = (trade: Trade) => addressOf(SHARED, `../media/og-${trade}.jpg`)
