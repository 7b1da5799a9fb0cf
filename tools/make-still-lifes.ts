/**
 * `npm run landing:still-lifes`, optionally with the names of some: draws the photos of trades of which no free photo was to be
 * had. They take minutes, and change only with their scenes.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { STILL_LIVES } from './still-lifes/scenes.ts'
import { draw } from './still-lifes/trace.ts'

const FOLDER = join('features', 'landing', 'photos')
/** Pixels; a scene that is drawn smaller is enlarged. */
const HEIGHT = 880
/** For each pixel. */
const RAYS = 14
/** What a phone's own processing leaves of the grain. */
const GRAIN = 3

const names = process.argv.slice(2)
for (const [name, scene] of Object.entries(STILL_LIVES)) {
  if (names.length > 0 && !names.includes(name)) continue
  const { data, width, height } = draw(scene, RAYS)
  const photo = sharp(data, { raw: { width, height, channels: 3 } })
    .median(GRAIN)
    .resize({ height: HEIGHT })
  await writeFile(join(FOLDER, `${name}.jpg`), await photo.jpeg({ quality: 88, mozjpeg: true }).toBuffer())
  console.log(name)
}
