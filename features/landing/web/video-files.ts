import type { Trade } from '../trades.ts'
import { type Demo, VIDEO_TRADES, videoFile } from './demo-videos.ts'

/** A silent video and the still that is shown until it plays, as AVIF alone: what it shows is said beside it. */
export interface VideoFiles {
  readonly still: string
  readonly webm: string
  readonly mp4: string
}

const FILES = import.meta.glob<string>('../media/**/*.{mp4,webm,avif,jpg}', { eager: true, query: '?url', import: 'default' })

/** @throws Error when the file was not made; the build renders the page, so the build fails then */
function addressOf(file: string): string {
  const address = FILES[`../media/${file}`]
  if (address === undefined) throw new Error(`The front page has no ${file}: npm run media:videos`)
  return address
}

/** Whose video shows a way to ask on a trade's page: its own, or, as long as none was made, the one that the page for everyone has. */
export function filmedTrade(demo: Demo, trade: Trade | undefined): Trade {
  return trade !== undefined && `../media/${videoFile(demo, trade)}.webm` in FILES ? trade : VIDEO_TRADES[demo]
}

/** Each way to ask as a trade would use it, and the video of several trades. */
export type ShownVideo = { readonly demo: Demo; readonly trade: Trade } | { readonly demo: 'hero'; readonly trade?: never }

export function filesOf({ demo, trade }: ShownVideo): VideoFiles {
  const file = videoFile(demo, trade)
  return {
    still: addressOf(`${file}.avif`),
    webm: addressOf(`${file}.webm`),
    mp4: addressOf(`${file}.mp4`),
  }
}

/** The picture that social networks show beside a link, by language. */
export const openGraphPicture = (language: string) => addressOf(`og-${language}.jpg`)
