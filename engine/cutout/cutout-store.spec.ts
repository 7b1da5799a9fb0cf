import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Cutout } from '../types.ts'
import { openCutoutStore } from './cutout-store.ts'

const WIDTH = 40
const HEIGHT = 30
const AREA = WIDTH * HEIGHT

function opacityAt(x: number): number {
  if (x < 15) return 255
  return x < 20 ? 77 : 0
}

/** Solid on the left, soft in the middle with colours of its own, nothing on the right. */
function aCutout(): Cutout {
  const photo = { data: new Uint8Array(AREA * 3).map((_, i) => i % 251), width: WIDTH, height: HEIGHT }
  const alpha = {
    data: new Uint8Array(AREA).map((_, i) => opacityAt(i % WIDTH)),
    width: WIDTH,
    height: HEIGHT,
  }
  const foreground = {
    ...photo,
    data: photo.data.map((value, i) => (alpha.data[Math.floor(i / 3)] === 77 ? 255 - value : value)),
  }
  return {
    photo,
    alpha,
    foreground,
    box: { left: 0, top: 0, width: 20, height: HEIGHT },
    touches: { top: true, right: false, bottom: true, left: true },
    coverage: 0.4,
    confidence: 0.9,
    doubts: [{ kind: 'ragged_edge', place: { left: 0.1, top: 0, width: 0.25, height: 0.25 } }],
    passes: [new Uint8Array(16).fill(7), new Uint8Array(16).fill(9)],
  }
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutouts-'))
})

afterEach(() => rm(folder, { recursive: true }))

describe('the cutout store', () => {
  it('returns what was stored', async () => {
    const store = openCutoutStore(folder, { bytes: 1_000_000 })
    const key = store.keyOf(Buffer.from('a photo'))
    await store.keep(key, aCutout())
    const found = await store.find(key)
    expect(
      found && { ...found, photo: [...found.photo.data], alpha: [...found.alpha.data], foreground: [...found.foreground.data] },
    ).toEqual({
      ...aCutout(),
      photo: [...aCutout().photo.data],
      alpha: [...aCutout().alpha.data],
      foreground: [...aCutout().foreground.data],
    })
  })

  it('does not find other photos, or deleted ones', async () => {
    const store = openCutoutStore(folder, { bytes: 1_000_000 })
    const key = store.keyOf(Buffer.from('a photo'))
    await store.keep(key, aCutout())
    expect(await store.find(store.keyOf(Buffer.from('another photo')))).toBeUndefined()
    await store.forget(key)
    expect(await store.find(key)).toBeUndefined()
    await store.forget(key)
  })

  it('also lists and deletes what older code and a broken write left', async () => {
    const store = openCutoutStore(folder, { bytes: 1_000_000 })
    expect(await store.list()).toEqual([])
    await store.keep('a', aCutout())
    await store.keep('b', aCutout())
    for (const left of ['a.v1.cutout', 'c.v4.cutout.0.tmp']) await writeFile(join(folder, left), 'left')
    expect((await store.list()).toSorted()).toEqual(['a', 'b', 'c'])
    await store.forget('a')
    await store.forget('c')
    expect((await readdir(folder)).map((name) => name[0])).toEqual(['b'])
  })

  it('removes the least recently used, and keeps what was just found', async () => {
    const store = openCutoutStore(folder, { bytes: 12_500 })
    await store.keep('a', aCutout())
    await store.keep('b', aCutout())
    for (const name of await readdir(folder)) await utimes(join(folder, name), 1000, name.startsWith('a') ? 1000 : 2000)
    await store.find('a')
    await store.keep('c', aCutout())
    expect(new Set((await readdir(folder)).map((name) => name[0]))).toEqual(new Set(['a', 'c']))
  })

  it('treats a truncated file as missing', async () => {
    const store = openCutoutStore(folder, { bytes: 1_000_000 })
    await store.keep('a', aCutout())
    const [name = ''] = await readdir(folder)
    await truncate(join(folder, name), 4000)
    expect(await store.find('a')).toBeUndefined()
  })
})
