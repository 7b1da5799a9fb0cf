/**
 * `npm run landing:still-lifes`, optionally with the names of some: renders the photos of trades of which no free photo was to be had, from
 * `tools/scenes/still_lifes`. It needs Debian's packages `blender` and `python3-scipy`; a photo takes a minute or two of a processor, and
 * changes only with its script.
 */
import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

const run = promisify(execFile)

const SCRIPTS = join('tools', 'scenes')
const PHOTOS = join('features', 'landing', 'photos')
const RENDERED = join('.cache', 'still-lifes')
const BLENDER = ['-b', '-noaudio', '--python-exit-code', '1', '-P', join(SCRIPTS, 'render_still_life.py'), '--'] as const
const PRINTED_BYTES = 100_000_000

const names = process.argv.slice(2)
const files = await readdir(join(SCRIPTS, 'still_lifes'))
for (const name of files.filter((file) => file.endsWith('.py')).map((file) => file.slice(0, -'.py'.length))) {
  if (names.length > 0 && !names.includes(name)) continue
  const folder = join(RENDERED, name)
  const picture = join(folder, 'picture.png')
  await mkdir(folder, { recursive: true })
  await run('blender', [...BLENDER, name, folder, picture], { maxBuffer: PRINTED_BYTES })
  await writeFile(join(PHOTOS, `${name}.jpg`), await sharp(picture).jpeg({ quality: 88, mozjpeg: true }).toBuffer())
  console.log(name)
}
