/** `npm run examples:pictures`: makes the befores and afters of the studio's start screen with the project's own engine. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { editExamples, type Example } from './edit-examples.ts'

const EXAMPLES = 'features/photo-edits/web/upload/examples'
/** Twice the pixels that a phone shows; the photo is small on its result. */
const WIDTHS = { before: 400, after: 720 }
const AVIF = { quality: 55, effort: 9 } as const

/** Words that readers of every language understand. */
const ORDERS: readonly Example[] = [
  { photo: 'coffee', order: { operation: 'swap', backdrop: 'de-cima-linho' } },
  { photo: 'dog-woman', order: { operation: 'describe', words: 'jardim com a luz da manhã' } },
  { photo: 'barista', order: { operation: 'post', headline: 'Happy hour' } },
]

await editExamples(ORDERS, async ({ photo, before, after }) => {
  await Promise.all([save(`${photo}-before`, before, WIDTHS.before), save(`${photo}-after`, after, WIDTHS.after)])
})

async function save(name: string, picture: Uint8Array, width: number): Promise<void> {
  await writeFile(join(EXAMPLES, `${name}.avif`), await sharp(picture).resize({ width }).avif(AVIF).toBuffer())
}
