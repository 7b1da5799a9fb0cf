import type { PictureFile } from '#ui/Picture.tsx'
import { BARISTA } from './barista.ts'

export interface Pair {
  readonly before: PictureFile
  readonly after: PictureFile
}

// the coffee is for the shared pictures (`tools/demo-videos/share-pictures.ts`)
const FILES = import.meta.glob<string>(['./pictures/*.{avif,jpg}', '!./pictures/{barista,coffee}-*'], {
  eager: true,
  query: '?url',
  import: 'default',
})

function picture(name: string, width: number, height: number): PictureFile {
  const [avif, jpg] = [FILES[`./pictures/${name}.avif`], FILES[`./pictures/${name}.jpg`]]
  if (avif === undefined || jpg === undefined) throw new Error(`The front page has no picture ${name}`)
  return { avif, jpg, width, height }
}

/** Photos of `engine/photos-for-tests`, and the engine's results (`tools/make-landing-pictures.ts`). */
export const PICTURES = {
  lemur: { before: picture('lemur-before', 480, 311), after: picture('lemur-after', 800, 1000) },
  barista: BARISTA,
  dog: { before: picture('dog-woman-before', 480, 722), after: picture('dog-woman-after', 800, 1000) },
  flower: { before: picture('flower-before', 480, 795), after: picture('flower-after', 800, 1000) },
} as const satisfies Record<string, Pair>
