/** Cuts our two faces down to what the pages set in them: `npm run fonts` after a package or a wish has changed. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const OUT = join('ui', 'fonts')

/** All of Latin-1, which names may need, and the signs of good typesetting. Anything else falls to the system's face. */
const CHARACTERS = [between(0x20, 0x7e), between(0xa0, 0xff), 'ıŒœˆ˚˜‐–—‘’‚“”„•…′″‹›€™←↑→↓−✓\u2009\u202f'].join('')

/** Kerning, accents, figures of one width, and the plainer `l` and `a` of `ui/tokens.css`. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'cv05', 'cv11']

const FACES = [
  { name: 'inter', weight: { min: 400, max: 700 } },
  // headings have one weight: the scale of weights alone is as large as the letters
  { name: 'bricolage-grotesque', weight: 800 },
] as const

const { resolve } = createRequire(import.meta.url)
for (const { name, weight } of FACES) {
  const whole = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)) // oxlint-disable-line no-await-in-loop -- two small files
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: weight }, noHinting: true } as const
  const part = await subsetFont(whole, CHARACTERS, options) // oxlint-disable-line no-await-in-loop -- as above
  await writeFile(join(OUT, `${name}.woff2`), part) // oxlint-disable-line no-await-in-loop -- as above
  console.log(`${name}: ${whole.length} → ${part.length} bytes`)
}

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))
}
