import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources, paintingEdition } from './painting-edition.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
  await mkdir(join(folder, 'materials'))
  await writeFile(join(folder, 'scene.ts'), 'export const wall = 1')
  await writeFile(join(folder, 'materials', 'wood.ts'), 'export const grain = 1')
})
afterEach(() => rm(folder, { recursive: true }))

test('is the same for the same code', () => {
  expect(hashSources([folder])).toBe(hashSources([folder]))
  expect(paintingEdition()).toMatch(/^[0-9a-f]{16}$/)
})

test('changes with a line of any file that paints, however deep', async () => {
  const before = hashSources([folder])
  await writeFile(join(folder, 'materials', 'wood.ts'), 'export const grain = 2')
  expect(hashSources([folder])).not.toBe(before)
})

test('does not change with a specification', async () => {
  const before = hashSources([folder])
  await writeFile(join(folder, 'scene.spec.ts'), 'test')
  expect(hashSources([folder])).toBe(before)
})
