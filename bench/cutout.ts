/**
 * Compares our cutouts with those of the peer whose model we run: `node bench/cutout.ts [rounds]`. Both sides are warm processes
 * that take turns on each photo, so that whatever else the machine does hits both; ratios are of medians.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { maskAgreement } from '#engine/model/mask-agreement.ts'
import type { Answer, Mask } from './cutout/variant.ts'
import { median } from './median.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const PHOTOS = fileURLToPath(new URL('../engine/photos-for-tests', import.meta.url))
const SMALL = ['astronaut.jpg', 'coffee.jpg', 'dog-woman.jpg', 'flower.jpg', 'lemur.png']
const MATTE = 'lemur-matte.png'

const workFolder = await mkdtemp(join(tmpdir(), 'cutout-bench-'))
const large = join(workFolder, 'barista-24mp.jpg')
await sharp(join(PHOTOS, 'barista.jpg')).resize(6000, 4000).jpeg({ quality: 90 }).toFile(large)

const ours = await startVariant('ours.ts')
const peer = await startVariant('peer.ts')
try {
  await ask(ours, join(PHOTOS, 'coffee.jpg'))
  await ask(peer, join(PHOTOS, 'coffee.jpg'))
  const rows = []
  for (const photo of [...SMALL.map((name) => join(PHOTOS, name)), large]) rows.push(await comparePhoto(photo))
  console.table(rows.map(({ line }) => line))
  const agreement = rows.reduce((sum, row) => sum + row.agreement, 0) / rows.length
  const [last] = rows.slice(-1)
  console.log(`mean agreement of the networks' masks (IoU): ${agreement.toFixed(3)}`)
  console.log(
    `peak memory: ours ${last?.oursPeak} MB, peer ${last?.peerPeak} MB, ratio ${((last?.oursPeak ?? 0) / (last?.peerPeak ?? 1)).toFixed(2)}`,
  )
} finally {
  ours.disconnect()
  peer.disconnect()
  await rm(workFolder, { recursive: true })
}

async function startVariant(file: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(`./cutout/${file}`, import.meta.url)), { serialization: 'advanced' })
  await once(child, 'message')
  return child
}

async function ask(variant: ChildProcess, photo: string): Promise<Answer> {
  variant.send(photo)
  const [answer] = (await once(variant, 'message')) as [Answer] // the one message that a variant sends
  return answer
}

interface Row {
  readonly line: Record<string, string | number>
  readonly agreement: number
  readonly oursPeak: number
  readonly peerPeak: number
}

async function comparePhoto(photo: string): Promise<Row> {
  const mine: Answer[] = []
  const theirs: Answer[] = []
  for (let round = 0; round < ROUNDS; round++) {
    mine.push(await ask(ours, photo))
    theirs.push(await ask(peer, photo))
  }
  const [my] = mine
  const [their] = theirs
  if (!my || !their) throw new Error('a comparison needs at least one round')
  const agreement = maskAgreement(my.estimate, their.mask)
  const peerMs = median(theirs.map((answer) => answer.ms))
  const ourMs = median(mine.map((answer) => answer.ms))
  const ourPngMs = median(mine.map((answer) => answer.pngMs))
  return {
    agreement,
    oursPeak: Math.max(...mine.map((answer) => answer.peakMb)),
    peerPeak: Math.max(...theirs.map((answer) => answer.peakMb)),
    line: {
      photo: photo.split('/').at(-1) ?? photo,
      'peer ms': Math.round(peerMs),
      'ours ms': Math.round(ourMs),
      faster: `${(peerMs / ourMs).toFixed(1)}×`,
      'ours with PNG ms': Math.round(ourPngMs),
      'faster with PNG': `${(peerMs / ourPngMs).toFixed(1)}×`,
      'IoU of networks': agreement.toFixed(3),
      'IoU refined': maskAgreement(my.mask, their.mask).toFixed(3),
      ...(photo.endsWith('lemur.png') ? await againstMatte(my.mask, their.mask) : {}),
    },
  }
}

/** Mean absolute error against the true matte, 0…1. */
async function againstMatte(mine: Mask, theirs: Mask): Promise<Record<string, string>> {
  const matte = await sharp(join(PHOTOS, MATTE)).extractChannel(0).resize(mine.width).raw().toBuffer()
  const error = (mask: Mask): string => {
    const sum = mask.data.reduce((total, value, i) => total + Math.abs(value - (matte[i] ?? 0)), 0)
    return (sum / 255 / matte.length).toFixed(4)
  }
  return { 'our error': error(mine), 'peer error': error(theirs) }
}
