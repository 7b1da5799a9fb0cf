import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listReadyBackdrops } from '#engine/backdrop/ready-backdrops.ts'
import type { Engine } from '#engine/types.ts'
import type { FileStore } from '#providers/files/port.ts'
import { createDiskFileStore } from '#providers/files/disk/disk-file-store.ts'
import { thumbnailKey } from '../stored-files.ts'
import { thumbnailRenderer } from './thumbnails.ts'

const VIEWS = ['front', 'above'] as const
const THUMBNAILS = listReadyBackdrops().flatMap(({ id }) => VIEWS.map((view) => thumbnailKey(id, 'small', view)))

let folder: string
let files: FileStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thumbnails-'))
  files = createDiskFileStore({ directory: folder })
})
afterEach(() => rm(folder, { recursive: true }))

/** Paints nothing but the name of what it was asked for. */
const engine: Pick<Engine, 'thumbnail'> = {
  thumbnail: async (id, size, view) => Buffer.from(`${id} ${size} ${view ?? ''}`),
}

async function countKept(): Promise<number> {
  const kept = await Promise.all(THUMBNAILS.map((key) => files.has(key)))
  return kept.filter(Boolean).length
}

test('the thumbnails of every backdrop are there before anybody asks for them, also as seen from above', async () => {
  const render = thumbnailRenderer({ files, engine })
  for (const _ of THUMBNAILS) await render()
  expect(await countKept()).toBe(THUMBNAILS.length)
})

test('one run renders one thumbnail, and none that is there', async () => {
  const [first = ''] = THUMBNAILS
  await files.put(first, Buffer.from('there'))
  await thumbnailRenderer({ files, engine })()
  expect(await countKept()).toBe(2)
  expect(String(await files.get(first))).toBe('there')
})

test('a store that is away at first costs no thumbnail', async () => {
  let isAway = true
  const has: FileStore['has'] = async (key) => {
    if (isAway) throw new Error('away')
    return files.has(key)
  }
  const render = thumbnailRenderer({ files: { ...files, has }, engine })
  for (let tries = 0; tries < 3; tries += 1) await expect(render()).rejects.toThrow('away')
  isAway = false
  for (const _ of THUMBNAILS) await render()
  expect(await countKept()).toBe(THUMBNAILS.length)
})

test('a thumbnail that cannot be rendered is left after some tries, and the others are rendered', async () => {
  const damaged = listReadyBackdrops()[0]?.id
  const thumbnail: Engine['thumbnail'] = (id, ...rest) =>
    id === damaged ? Promise.reject(new Error('damaged')) : engine.thumbnail(id, ...rest)
  const render = thumbnailRenderer({ files, engine: { thumbnail } })
  let faults = 0
  for (let runs = 0; runs < THUMBNAILS.length + 20; runs += 1)
    await render().catch(() => {
      faults += 1
    })
  expect([await countKept(), faults]).toEqual([THUMBNAILS.length - VIEWS.length, 12])
})
