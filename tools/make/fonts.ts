/**
 * `npm run fonts`: reduces our two fonts to the characters and features that the pages use; run it after a change of either. Each
 * font, with its headers, stays below the ten packets of 1,460 bytes that a server may send at once (RFC 6928), so its text
 * appears after one round trip.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const OUT = join('ui', 'fonts')

/** Characters that no post contains. */
const SIGNS_OF_PROGRAMS = /[\\^`{|}]/g
/** The characters of our four languages and of names from their countries. Others are shown in the system's font. */
const CHARACTERS = `${asciiSigns().replaceAll(SIGNS_OF_PROGRAMS, '')}\u00a0¡¿ªº·©ÀÁÂÃÄÇÉÊÍÑÓÔÕÖÚÜàáâãäçèéêëìíîñòóôõöùúûüß–—‘’“”•…€−×`

const FACES = [
  // digits of equal width; at text sizes it looks good without kerning
  { name: 'inter', weight: { min: 400, max: 700 }, features: ['tnum'] },
  // headings have one weight: the variable weight axis alone is as large as the letters
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
