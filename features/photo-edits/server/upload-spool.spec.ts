import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { withSpool } from './upload-spool.ts'

test('returns what was written, and no other process can find the file meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mandou-spool-'))
  const pieces = [Buffer.alloc(200_000, 1), Buffer.alloc(7, 2)]
  const admitted: number[] = []
  const [read, names] = await withSpool(
    async (spool) => {
      await spool.write(Readable.from(pieces))
      return [await spool.read(), await readdir(folder)]
    },
    { folder, admit: async (bytes) => void admitted.push(bytes) },
  )
  expect(Buffer.concat(pieces).equals(read)).toBe(true)
  expect(names).toEqual([])
  expect(admitted).toEqual([200_000, 7])
  await rm(folder, { recursive: true })
})

test('reads nothing when nothing was written', async () => {
  expect((await withSpool((spool) => spool.read())).byteLength).toBe(0)
})
