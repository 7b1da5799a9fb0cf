/**
 * `npm run fonts:posts`: the faces that a brand can choose for its posts, from npm's packages of fonts under the OFL, reduced to the
 * characters of our four languages. The packages are fetched for this alone: the product runs on the committed files.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import subsetFont from 'subset-font'

const OUT = join('engine', 'layout', 'fonts')
const CHARACTERS = `${Array.from({ length: 95 }, (_, place) => String.fromCodePoint(0x20 + place)).join('')}\u00a0¡¿ªº°·©®™²³½ÀÁÂÃÄÇÈÉÊËÍÎÑÓÔÕÖÙÚÜàáâãäçèéêëíîïñòóôõöùúûüß–—‘’“”•…€£×−`

/** Package, version and weight; none whose licence reserves the name that its parts would have. */
const FACES = [
  ['anton', '5.3.0', 400],
  ['archivo', '5.3.0', 500],
  ['caveat', '5.3.0', 700],
  ['cormorant-garamond', '5.3.0', 700],
  ['dm-sans', '5.3.0', 500],
  ['dm-serif-display', '5.3.0', 400],
  ['fraunces', '5.3.0', 700],
  ['jost', '5.3.0', 500],
  ['nunito', '5.3.0', 600],
  ['nunito', '5.3.0', 800],
  ['oswald', '5.3.0', 600],
  ['pacifico', '5.3.0', 400],
  ['poppins', '5.3.0', 500],
  ['poppins', '5.3.0', 700],
  ['space-grotesk', '5.3.0', 500],
  ['space-grotesk', '5.3.0', 700],
  ['work-sans', '5.3.0', 500],
] as const

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'type-faces-'))
const licences: string[] = []
try {
  for (const [name, version, weight] of FACES) {
    await run('npm', ['pack', '--silent', '--pack-destination', folder, `@fontsource/${name}@${version}`])
    await run('tar', ['-xzf', join(folder, `fontsource-${name}-${version}.tgz`), '-C', folder])
    const whole = await readFile(join(folder, 'package', 'files', `${name}-latin-${weight}-normal.woff`))
    const options = { targetFormat: 'woff', keepFeatures: ['kern', 'lnum'], variationAxes: {}, noHinting: true } as const
    const part = await subsetFont(whole, CHARACTERS, options)
    await writeFile(join(OUT, `${name}-${weight}.woff`), part)
    const [owner = ''] = (await readFile(join(folder, 'package', 'LICENSE'), 'utf8')).split('\n')
    // the same words follow for every style of the family
    licences.push(
      `${name}-${weight}.woff: ${owner
        .split(/ \S{1,60}\.ttf:/u, 1)
        .join('')
        .trim()}`,
    )
    console.log(`${name} ${weight}: ${whole.length} → ${part.length} bytes`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
const licence = (await readFile(join('ui', 'fonts', 'OFL.txt'), 'utf8')).split('\n')
const from = licence.findIndex((line) => line.startsWith('This Font Software'))
await writeFile(
  join(OUT, 'OFL.txt'),
  [...licences, 'All are parts of those faces, cut out by tools/make/type-faces.ts.', '', ...licence.slice(from)].join('\n'),
)
