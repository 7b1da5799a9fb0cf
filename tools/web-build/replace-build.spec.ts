import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceBuild } from './replace-build.ts'

let root: string
let place: string
let next: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'))
  place = join(root, 'web')
  next = join(root, 'web-next')
})

afterEach(() => rm(root, { recursive: true }))

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

test('a first build is put in place', async () => {
  await write(next, { 'pages.json': 'first', 'assets/main-1.js': 'first' })
  await replaceBuild(place, next)
  expect(await readdir(root)).toEqual(['web'])
  expect(await readFile(join(place, 'pages.json'), 'utf8')).toBe('first')
})

test('a later build keeps the assets of the former one, and nothing else of it', async () => {
  await write(place, { 'pages.json': 'first', 'former.txt': 'first', 'assets/main-1.js': 'first', 'assets/same.js': 'first' })
  await write(next, { 'pages.json': 'second', 'assets/main-2.js': 'second', 'assets/same.js': 'second' })
  await replaceBuild(place, next)
  expect(await readdir(root)).toEqual(['web'])
  expect((await readdir(place)).toSorted()).toEqual(['assets', 'pages.json', 'replaced.json'])
  expect((await readdir(join(place, 'assets'))).toSorted()).toEqual(['main-1.js', 'main-2.js', 'same.js'])
  expect(await readFile(join(place, 'assets/same.js'), 'utf8')).toBe('second')
})

const assets = () => readdir(join(place, 'assets'))

test('an asset stays for a week from the day on which it was replaced, however old it is', async () => {
  await write(place, { 'assets/main-1.js': 'built long ago, and served till now' })
  await utimes(join(place, 'assets/main-1.js'), new Date(0), new Date(0))
  await write(next, { 'assets/main-2.js': 'new' })
  await replaceBuild(place, next, new Date('2026-03-01T12:00:00Z'))
  expect(await assets()).toEqual(['main-1.js', 'main-2.js'])

  await write(next, { 'assets/main-3.js': 'newer' })
  await replaceBuild(place, next, new Date('2026-03-08T11:59:59Z'))
  expect(await assets()).toEqual(['main-1.js', 'main-2.js', 'main-3.js'])

  await write(next, { 'assets/main-3.js': 'newer' })
  await replaceBuild(place, next, new Date('2026-03-08T12:00:00Z'))
  expect(await assets()).toEqual(['main-2.js', 'main-3.js'])
})

test('an asset that returns belongs to the build again', async () => {
  await write(place, { 'assets/main-1.js': 'first' })
  await write(next, { 'assets/main-2.js': 'second' })
  await replaceBuild(place, next, new Date('2026-03-01T12:00:00Z'))
  await write(next, { 'assets/main-1.js': 'first' })
  await replaceBuild(place, next, new Date('2026-03-05T12:00:00Z'))
  await write(next, { 'assets/main-3.js': 'third' })
  await replaceBuild(place, next, new Date('2026-03-12T12:00:00Z'))
  expect(await assets()).toEqual(['main-1.js', 'main-3.js'])
})

test('a truncated note is ignored', async () => {
  await write(place, { 'replaced.json': '{"main-1.js":"20', 'assets/main-1.js': 'first' })
  await write(next, { 'assets/main-2.js': 'second' })
  await replaceBuild(place, next)
  expect(await assets()).toEqual(['main-1.js', 'main-2.js'])
})
