import { type VideoName, VIDEOS } from './demo-videos.ts'

/** A silent video and the still that is shown until it plays, as AVIF alone: what it shows is said beside it. */
export interface VideoFiles {
  readonly still: string
  readonly webm: string
  readonly mp4: string
}

const FILES = import.meta.glob<string>('../media/*.{mp4,webm,avif,jpg}', { eager: true, query: '?url', import: 'default' })

/** @throws Error when the file was not made; the build renders the page, so the build fails then */
function addressOf(file: string): string {
  const address = FILES[`../media/${file}`]
  if (address === undefined) throw new Error(`The front page has no ${file}: npm run media:videos`)
  return address
}

/** Each video of the page. */
export function filesOf(video: VideoName): VideoFiles {
  const { file } = VIDEOS[video]
  return {
    still: addressOf(`${file}.avif`),
    webm: addressOf(`${file}.webm`),
    mp4: addressOf(`${file}.mp4`),
  }
}

/** The picture that social networks show beside a link, by language. */
export const openGraphPicture = (language: string) => addressOf(`og-${language}.jpg`)
