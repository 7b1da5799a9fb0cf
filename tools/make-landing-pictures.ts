/** `npm run landing:pictures`: makes the befores and afters of the front page with the project's own engine. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { editExamples, type Example } from './edit-examples.ts'

const PICTURES = 'features/landing/web/pictures'
/** Twice the pixels that a screen shows, as far as the photo has them. */
const WIDTHS = { before: 480, after: 800 }

/** The flower shows a failure: its stem is lost. The cup is for the pictures of links. */
const ORDERS: readonly Example[] = [
  { photo: 'coffee', order: { operation: 'swap', backdrop: 'de-cima-linho' } },
  { photo: 'lemur', kind: 'png', order: { operation: 'swap', backdrop: 'bosque-dourado' } },
  { photo: 'barista', order: { operation: 'post', headline: 'Happy hour' } },
  { photo: 'dog-woman', order: { operation: 'describe', words: 'jardim com a luz da manhã' } },
  { photo: 'flower', order: { operation: 'swap', backdrop: 'gesso-terracota-folhas' } },
]

await editExamples(ORDERS, async ({ photo, before, after }) => {
  await Promise.all([save(`${photo}-before`, before, WIDTHS.before), save(`${photo}-after`, after, WIDTHS.after)])
})

async function save(name: string, picture: Uint8Array, width: number): Promise<void> {
  const resized = sharp(picture).resize({ width, withoutEnlargement: true })
  const [avif, jpeg] = await Promise.all([
    resized.clone().avif({ quality: 52, effort: 6 }).toBuffer(),
    resized.clone().jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  ])
  await Promise.all([writeFile(join(PICTURES, `${name}.avif`), avif), writeFile(join(PICTURES, `${name}.jpg`), jpeg)])
}
