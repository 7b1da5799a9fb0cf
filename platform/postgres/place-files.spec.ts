import { chmod, cp, lstat, mkdir, mkdtemp, readlink, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBinaries, restoreLinks } from './find-binaries.ts'
import { placeData } from './place-files.ts'
import { startEmbeddedPostgres } from './start-embedded.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandou-place-'))
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a folder that only root may enter', () => {
  let home: string
  let stateDir: string
  beforeAll(async () => {
    home = join(folder, 'closed')
    stateDir = join(folder, 'state')
    await mkdir(home, { mode: 0o700 })
  })

  test('contains a link to a database that its account can reach', async () => {
    const place = await placeData(join(home, 'first/postgres'), { account: NOBODY, stateDir })
    expect(place.startsWith(stateDir)).toBe(true)
    expect(await realpath(join(home, 'first/postgres'))).toBe(place)
    expect(await placeData(join(home, 'first/postgres'), { account: NOBODY, stateDir })).toBe(place)
  })

  test('may be moved and keeps its database', async () => {
    const place = await placeData(join(home, 'before/postgres'), { account: NOBODY, stateDir })
    await rename(join(home, 'before'), join(home, 'after'))
    expect(await placeData(join(home, 'after/postgres'), { account: NOBODY, stateDir })).toBe(place)
  })

  test('refuses to share its database with a copy of itself', async () => {
    await placeData(join(home, 'original/postgres'), { account: NOBODY, stateDir })
    await cp(join(home, 'original'), join(home, 'copy'), { recursive: true, verbatimSymlinks: true })
    await expect(placeData(join(home, 'copy/postgres'), { account: NOBODY, stateDir })).rejects.toThrow(
      /leads to the database of/,
    )
  })

  test('removes its database when it was temporary and is removed', async () => {
    const abandoned = await placeData(join(home, 'temporary/postgres'), { account: NOBODY, stateDir })
    const kept = await placeData(join(home, 'lasting/postgres'), { account: NOBODY, stateDir })
    await rm(join(home, 'temporary'), { recursive: true })
    await placeData(join(home, 'next/postgres'), { account: NOBODY, stateDir })
    await expect(lstat(abandoned)).rejects.toThrow(/ENOENT/)
    expect((await lstat(kept)).isDirectory()).toBe(true)
  })

  test('reports a link that leads nowhere', async () => {
    await symlink(join(stateDir, 'removed'), join(home, 'dangling'))
    await expect(placeData(join(home, 'dangling'), { account: NOBODY, stateDir })).rejects.toThrow(/leads nowhere/)
  })

  test('reports an existing database that became unreachable', async () => {
    await mkdir(join(home, 'old/postgres/cluster'), { recursive: true })
    await expect(placeData(join(home, 'old/postgres'), { account: NOBODY, stateDir })).rejects.toThrow(/cannot be reached/)
  })

  test.runIf(process.getuid?.() === 0)(
    'runs a real server from there, with programs and missing library links',
    async () => {
      const { nativeDir } = await findBinaries()
      const programs = join(home, 'package/native')
      await cp(nativeDir, programs, { recursive: true, filter: async (path) => !(await lstat(path)).isSymbolicLink() })
      const options = {
        dataDir: join(home, 'data'),
        isDisposable: true,
        stateDir,
        binaries: { nativeDir: programs, version: '0' },
      }
      const first = await startEmbeddedPostgres(options)
      await first.stop()
      const second = await startEmbeddedPostgres(options)
      await second.stop()
      expect(await readlink(join(home, 'data'))).toContain(stateDir)
    },
    60_000,
  )
})

describe('an open folder', () => {
  test('contains the database itself', async () => {
    const wanted = join(folder, 'open/postgres')
    expect(await placeData(wanted, { account: NOBODY, stateDir: folder })).toBe(wanted)
    expect((await lstat(wanted)).isDirectory()).toBe(true)
  })
})

test('missing library links are made, and existing ones stay', async () => {
  const native = join(folder, 'package/native')
  await mkdir(join(native, 'lib'), { recursive: true })
  await writeFile(join(native, 'lib/liba.so.1.2'), '')
  const links = ['native/lib/liba.so', 'native/lib/liba.so.1'].map((target) => ({ source: 'native/lib/liba.so.1.2', target }))
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  await symlink('liba.so.1.2', join(native, 'lib/liba.so'))
  await restoreLinks(native)
  expect(await readlink(join(native, 'lib/liba.so'))).toBe('liba.so.1.2')
  expect(await readlink(join(native, 'lib/liba.so.1'))).toBe('liba.so.1.2')
})
