/**
 * Times a whole edit, from photo bytes to the finished JPEG of 1080×1350, against the peer's cutout alone; and another
 * backdrop on the same photo against the first edit: `node bench/edit.ts [rounds]`. Both sides are warm and take turns.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createEngine } from '#engine/engine.ts'
import type { Engine } from '#engine/types.ts'
import type { Answer } from './cutout/variant.ts'
import { median } from './median.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const PHOTOS = 'engine/photos-for-tests'
const SMALL = ['astronaut.jpg', 'coffee.jpg', 'dog-woman.jpg', 'flower.jpg']
const FIRST = 'madeira-clara'
const ANOTHER = 'marmore-branco'

const folder = await mkdtemp(join(tmpdir(), 'edit-bench-'))
const large = join(folder, 'barista-24mp.jpg')
await sharp(join(PHOTOS, 'barista.jpg')).resize(6000, 4000).jpeg({ quality: 90 }).toFile(large)
const peer = fork(fileURLToPath(new URL('cutout/peer.ts', import.meta.url)), { serialization: 'advanced' })
await once(peer, 'message')
const engine = createEngine({ modelDir: join('data', 'models'), cacheDir: join(folder, 'cutouts'), cacheBytes: 500_000_000 })

try {
  await cutWithPeer(peer, join(PHOTOS, 'coffee.jpg'))
  await timeEdit(engine, await readFile(join(PHOTOS, 'coffee.jpg')), FIRST)
  const rows = []
  for (const photo of [...SMALL.map((name) => join(PHOTOS, name)), large]) rows.push(await compare(photo))
  console.table(rows)
} finally {
  peer.disconnect()
  await engine.close()
  await rm(folder, { recursive: true })
}

async function compare(path: string): Promise<Record<string, string | number>> {
  const photo = await readFile(path)
  const peerMs: number[] = []
  const firstMs: number[] = []
  const anotherMs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    peerMs.push(await cutWithPeer(peer, path))
    await engine.forget(photo)
    firstMs.push(await timeEdit(engine, photo, FIRST))
    anotherMs.push(await timeEdit(engine, photo, ANOTHER))
  }
  const [theirs, first, another] = [median(peerMs), median(firstMs), median(anotherMs)]
  return {
    photo: path.split('/').at(-1) ?? path,
    'peer cutout ms': Math.round(theirs),
    'whole edit ms': Math.round(first),
    'edit / peer': (first / theirs).toFixed(2),
    'another backdrop ms': Math.round(another),
    'another / first': (another / first).toFixed(2),
  }
}

async function timeEdit(on: Engine, photo: Uint8Array, backdrop: string): Promise<number> {
  const begun = performance.now()
  await on.edit(photo, { operation: 'swap', backdrop, format: '4:5', language: 'pt-BR' })
  return performance.now() - begun
}

async function cutWithPeer(variant: ChildProcess, path: string): Promise<number> {
  variant.send(path)
  const [answer] = (await once(variant, 'message')) as [Answer] // the one message that a variant sends
  return answer.ms
}
