/** What the hostile members of `bench/uploads.ts` send. */
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { flatAvif, lateDamagedPng, repeatedAvif } from '#engine/decode/heavy-files.test-support.ts'
import { drawNoisy } from './measure-costs.ts'
import type { Sending } from './sender.ts'

export type Load = Omit<Sending, 'url' | 'cookies'> & { readonly name: string; readonly members: number }

const DRIPPING_CONNECTIONS = 200
/** 24 megapixels, as phones save them. */
const [WIDE, HIGH] = [5712, 4284]

/** Writes the files into a folder of the given one. @param photo an ordinary photo */
export async function prepareLoads(parent: string, photo: string): Promise<Load[]> {
  const folder = join(parent, 'files')
  await mkdir(folder)
  const keep = async (name: string, file: Uint8Array) => {
    await writeFile(join(folder, name), file)
    return join(folder, name)
  }
  const avif = await flatAvif()
  const hostile = await Promise.all([
    keep('damaged.png', await lateDamagedPng()),
    keep('whole.avif', avif),
    keep('repeated.avif', repeatedAvif(avif)),
  ])
  const large = await drawNoisy(photo, WIDE, HIGH)
  const turned = await keep(
    'turned.jpg',
    await large.clone().withIccProfile('p3').withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer(),
  )
  const heic = await writeHeic(folder, await keep('source.jpg', await large.jpeg({ quality: 95 }).toBuffer()))
  const flood = { parallel: 3 }
  return [
    { name: '2 hostile members', members: 2, files: hostile, parallel: 1 },
    { name: '4 hostile members', members: 4, files: hostile, parallel: 1 },
    ...(heic ? [{ name: '4 members, HEIC of 24 MP', members: 4, files: [heic], ...flood }] : []),
    { name: '4 members, turned JPEG of 24 MP in Display P3', members: 4, files: [turned], ...flood },
    { name: '2 members who hang up 0.3 s after each turned JPEG', members: 2, files: [turned], ...flood, hangUpAfterMs: 300 },
    { name: '2 members who hang up 0.3 s after each small photo', members: 2, files: [photo], ...flood, hangUpAfterMs: 300 },
    {
      name: `${DRIPPING_CONNECTIONS} dripping connections`,
      members: 4,
      files: [],
      parallel: DRIPPING_CONNECTIONS / 4,
      isDripping: true,
    },
  ]
}

/** `undefined` where no `heif-enc` is installed. */
async function writeHeic(folder: string, source: string): Promise<string | undefined> {
  const heic = join(folder, 'photo.heic')
  try {
    await promisify(execFile)('heif-enc', ['-q', '60', '-p', 'preset=ultrafast', '-o', heic, source])
    return heic
  } catch (error) {
    console.error(`without HEIC: ${String(error)}`)
    return undefined
  }
}
