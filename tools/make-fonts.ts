/**
 * Cuts our two faces down to what the pages set in them: `npm run fonts` after a package or a wish has changed. Each stays, with
 * its headers, below the ten packets of 1,460 bytes that a server may send at once (RFC 6928): its text stands after one way there and back.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const OUT = join('ui', 'fonts')

/** Nobody writes a post with them. */
const SIGNS_OF_PROGRAMS = /[\\^`{|}]/g
/** What our four languages and names from their countries are written with. Anything else falls to the system's face. */
const CHARACTERS = `${asciiSigns().replaceAll(SIGNS_OF_PROGRAMS, '')}\u00a0¡¿ªº·©ÀÁÂÃÄÇÉÊÍÑÓÔÕÖÚÜàáâãäçèéêëìíîñòóôõöùúûüß–—‘’“”•…€−×`

const FACES = [
  // figures of one width; at the sizes of text it stands well unkerned
  { name: 'inter', weight: { min: 400, max: 700 }, features: ['tnum'] },
  // headings have one weight: the scale of weights alone is as large as the letters
  { name: 'bricolage-grotesque', weight: 800, features: ['kern'] },
] as const

const { resolve } = createRequire(import.meta.url)
for (const { name, weight, features } of FACES) {
  const whole = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
  const options = { targetFormat: 'woff2', keepFeatures: features, variationAxes: { wght: weight }, noHinting: true } as const
  const part = await subsetFont(whole, CHARACTERS, options)
  await writeFile(join(OUT, `${name}.woff2`), part)
  console.log(`${name}: ${whole.length} → ${part.length} bytes`)
}

function asciiSigns(): string {
  const [first, last] = [0x20, 0x7e]
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))
}
