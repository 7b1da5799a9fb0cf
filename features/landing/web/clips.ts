import { CLIP_SIZE } from './clip-size.ts'
import type { PictureFile } from '#ui/Picture.tsx'

/** A silent clip and the still that is shown until it plays. */
export interface Clip {
  readonly still: PictureFile
  /** The part of the still for phones. */
  readonly phoneStill?: PictureFile
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

function still(name: string, size: Pick<PictureFile, 'width' | 'height'>): PictureFile {
  return { avif: addressOf(`${name}.avif`), jpg: addressOf(`${name}.jpg`), ...size }
}

function clip(name: string): Clip {
  return {
    still: still(name, CLIP_SIZE),
    webm: addressOf(`${name}.webm`),
    mp4: addressOf(`${name}.mp4`),
  }
}

export const CLIPS = {
  hero: { ...clip('hero'), phoneStill: still('hero-phone', { width: CLIP_SIZE.width, height: CLIP_SIZE.width }) },
  photoToPost: clip('photo-to-post'),
  changeBackdrop: clip('change-backdrop'),
  describeBackdrop: clip('describe-backdrop'),
  describeMessage: clip('describe-message'),
}

/** The picture that social networks show beside a link, by language. */
export const openGraphPicture = (language: string) => addressOf(`og-${language}.jpg`)
