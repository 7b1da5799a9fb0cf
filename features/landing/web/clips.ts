import { PICTURES, type PictureFile } from './pictures.ts'

/** A silent clip and the still that stands for it until it plays. */
export interface Clip {
  readonly still: PictureFile
  readonly webm: string | undefined
  readonly mp4: string | undefined
}

const FILES = import.meta.glob<string>('../media/*.{mp4,webm,avif,jpg}', { eager: true, query: '?url', import: 'default' })

/** As `tools/make-demo-videos.ts` makes them: the screen of a phone. */
export const CLIP_SIZE = { width: 720, height: 1280 }

function clip(name: string, standIn: PictureFile): Clip {
  const file = (ending: string) => FILES[`../media/${name}.${ending}`]
  const [avif, jpg] = [file('avif'), file('jpg')]
  return {
    still: avif === undefined || jpg === undefined ? standIn : { avif, jpg, ...CLIP_SIZE },
    webm: file('webm'),
    mp4: file('mp4'),
  }
}

export const CLIPS = {
  hero: clip('hero', PICTURES.coffee.after),
  photoToPost: clip('photo-to-post', PICTURES.barista.after),
  changeBackdrop: clip('change-backdrop', PICTURES.coffee.after),
  describeBackdrop: clip('describe-backdrop', PICTURES.dog.after),
  describeMessage: clip('describe-message', PICTURES.flower.after),
}

/** The picture that networks show beside a link, by language. */
export const openGraphPicture = (language: string) => FILES[`../media/og-${language}.jpg`] ?? PICTURES.coffee.after.jpg
