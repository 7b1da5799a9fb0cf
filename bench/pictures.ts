/**
 * Measures the quality of pictures: `node bench/pictures.ts [photos]`. Masks of drawn subjects against their truth, beside the
 * peer's in the same run; framing, light and text of posts of the committed photos; and one contact sheet for people,
 * `.cache/bench-pictures.jpg`.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cutOut } from '#engine/cutout/cut-out.ts'
import { createSegmenter } from '#engine/cutout/segmenter.ts'
import { decodePhoto } from '#engine/decode/decode-photo.ts'
import { prepareModel } from '#engine/model/prepare-model.ts'
import type { Picture, Plane } from '#engine/types.ts'
import { median } from './median.ts'
import { measurePosts, type PostMeasures } from './pictures/measure-posts.ts'
import { drawComposites } from './pictures/known-composites.ts'
import { fringeErrors, maskErrors, type Subject } from './pictures/mask-errors.ts'
import type { PeerCutout } from './pictures/peer.ts'

const PHOTOS = fileURLToPath(new URL('pictures/photos', import.meta.url))
const CACHE = fileURLToPath(new URL('../.cache', import.meta.url))
const CELL = { width: 240, height: 300 } as const

const segmenter = await createSegmenter(
  await prepareModel({ modelDir: fileURLToPath(new URL('../data/models', import.meta.url)) }),
)
const peer = fork(fileURLToPath(new URL('pictures/peer.ts', import.meta.url)), { serialization: 'advanced' })
await once(peer, 'message')
const cells: Buffer[] = []
try {
  await compareMasks(peer)
  await measurePhotos()
  await writeSheet()
} finally {
  peer.disconnect()
  await segmenter.close()
}

async function compareMasks(other: ChildProcess): Promise<void> {
  const rows = []
  for (const { name, photo, truth } of await drawComposites(PHOTOS)) {
    const own = await cutOut(photo, segmenter)
    const ours: Subject = { colours: own.foreground, alpha: own.alpha }
    const theirs = await cutWithPeer(other, photo)
    rows.push({ ...rowOf(name, 'ours', ours, truth) }, { ...rowOf(name, 'peer', theirs, truth) })
    cells.push(await cellOf(photo), await onTeal(ours), await onTeal(theirs), await onTeal(truth))
  }
  console.table(rows)
}

function rowOf(photo: string, whose: string, subject: Subject, truth: Subject): Record<string, string> {
  const errors = maskErrors(subject.alpha, truth.alpha)
  const fringe = fringeErrors(subject, truth)
  return {
    photo,
    whose,
    MAE: errors.mae.toFixed(4),
    SAD: errors.sad.toFixed(2),
    gradient: errors.gradient.toFixed(2),
    connectivity: errors.connectivity.toFixed(2),
    'fringe white/black/green': `${fringe.white.toFixed(1)} / ${fringe.black.toFixed(1)} / ${fringe.green.toFixed(1)}`,
  }
}

async function cutWithPeer(other: ChildProcess, photo: Picture): Promise<Subject> {
  other.send(await rawOf(photo).png().toBuffer())
  const [{ data, width, height }] = (await once(other, 'message')) as [PeerCutout] // the one message that the peer sends
  const alpha: Plane = { data: new Uint8Array(width * height), width, height }
  const colours: Picture = { data: new Uint8Array(width * height * 3), width, height }
  for (let at = 0; at < alpha.data.length; at++) {
    alpha.data[at] = data[at * 4 + 3] ?? 0
    colours.data.set(data.subarray(at * 4, at * 4 + 3), at * 3)
  }
  return { colours, alpha }
}

async function measurePhotos(): Promise<void> {
  const names = (await readdir(PHOTOS)).filter((name) => name.endsWith('.jpg')).slice(0, Number(process.argv[2] ?? Infinity))
  const rows = []
  for (const name of names) rows.push(await measurePhoto(name))
  console.table(rows.map(({ line }) => line))
  const cut = rows.flatMap((row) => row.cutOff)
  const over = rows.flatMap((row) => row.covered)
  const walls = rows.flatMap(({ light }) => (light ? [light] : []))
  console.log(
    `posts that lose more than a twentieth of a subject that the photo shows whole: ${cut.filter((share) => share > 0.05).length} of ${cut.length}`,
  )
  console.log(`posts with text over the subject: ${over.filter((share) => share > 0.01).length} of ${over.length}`)
  console.log(
    `pale photos whose wall got darker: ${walls.filter(({ wall }) => wall[1] < wall[0] - 0.5).length} of ${walls.length}`,
  )
  console.log(
    `pale photos whose wall got a stronger cast: ${walls.filter(({ cast }) => cast[1] > cast[0] + 0.005).length} of ${walls.length}`,
  )
  if (walls.length > 0)
    console.log(
      `their walls, median: ${median(walls.map(({ wall }) => wall[0])).toFixed(1)} % → ${median(walls.map(({ wall }) => wall[1])).toFixed(1)} %`,
    )
}

async function measurePhoto(name: string): Promise<PostMeasures> {
  const photo = await readFile(join(PHOTOS, name))
  const cutout = await cutOut(await decodePhoto(photo), segmenter)
  cells.push(await cellOf(cutout.photo))
  const measured = await measurePosts(name, photo, cutout)
  for (const post of measured.posts) cells.push(await cellOf(post))
  return measured
}

function rawOf({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

function cellOf(picture: Picture): Promise<Buffer> {
  return rawOf(picture)
    .resize({ ...CELL, fit: 'contain', background: '#202020' })
    .png()
    .toBuffer()
}

function onTeal({ colours, alpha }: Subject): Promise<Buffer> {
  const ground = [0, 128, 128] as const
  const data = colours.data.map((level, at) => {
    const share = (alpha.data[Math.floor(at / 3)] ?? 0) / 255
    return Math.round(level * share + (ground[at % 3] ?? 0) * (1 - share))
  })
  return cellOf({ ...colours, data })
}

/** Four in a row: photo, ours, the peer's, the truth; then photo and posts in three formats. */
async function writeSheet(): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const across = 8
  const size = { width: across * CELL.width, height: Math.ceil(cells.length / across) * CELL.height }
  await sharp({ create: { ...size, channels: 3, background: '#202020' } })
    .composite(
      cells.map((input, at) => ({ input, left: (at % across) * CELL.width, top: Math.floor(at / across) * CELL.height })),
    )
    .jpeg({ quality: 86 })
    .toFile(join(CACHE, 'bench-pictures.jpg'))
}
