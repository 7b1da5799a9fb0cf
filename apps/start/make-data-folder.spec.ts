import { execFile } from 'node:child_process'
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder } from './make-data-folder.ts'
import { StartFault } from './start-fault.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandou-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function faultOf(dataDir: string): string {
  try {
    makeDataFolder(dataDir)
  } catch (error) {
    expect(error).toBeInstanceOf(StartFault)
    return error instanceof StartFault ? error.message : ''
  }
  return 'none'
}

const onPosix = test.skipIf(process.platform === 'win32')
const modeOf = async (path: string) => (await lstat(path)).mode & 0o777

/** Root's database has an account of its own, whose group must pass through. */
const TOP_MODE = process.getuid?.() === 0 ? 0o710 : 0o700

onPosix.each([0o000, 0o077])('the folder shows others nothing under the umask %o', async (umask) => {
  const dataDir = join(folder, 'deep/data')
  const usual = process.umask(umask)
  try {
    makeDataFolder(dataDir)
    makeDataFolder(dataDir)
  } finally {
    process.umask(usual)
  }
  expect(await modeOf(dataDir)).toBe(TOP_MODE)
})

onPosix('what an older release left open is closed at the next start', async () => {
  const photos = join(folder, 'files/photos/one')
  await mkdir(photos, { recursive: true })
  await writeFile(join(photos, 'original.jpg'), 'a photo')
  await mkdir(join(folder, 'cutouts'))
  for (const name of ['cutouts/a.v4.cutout', 'secret', 'lock']) await writeFile(join(folder, name), 'mine')
  for (const name of await readdir(folder, { recursive: true })) await chmod(join(folder, name), 0o777)
  await chmod(folder, 0o777)
  makeDataFolder(folder)
  expect(await modeOf(folder)).toBe(TOP_MODE)
  const names = await readdir(folder, { recursive: true })
  expect(names.length).toBe(8)
  for (const name of names) expect([name, (await modeOf(join(folder, name))) & 0o077]).toEqual([name, 0])
})

onPosix('no link below its own folders leads the closing out, and what others put beside them stays', async () => {
  const elsewhere = join(folder, 'elsewhere')
  const dataDir = join(folder, 'data')
  await mkdir(elsewhere)
  await writeFile(join(elsewhere, 'note'), 'not ours')
  await mkdir(join(dataDir, 'files'), { recursive: true })
  await writeFile(join(dataDir, 'readme'), 'the person own')
  for (const path of [elsewhere, join(elsewhere, 'note'), join(dataDir, 'readme')]) await chmod(path, 0o777)
  await symlink(elsewhere, join(dataDir, 'files/folder'))
  await symlink(join(elsewhere, 'note'), join(dataDir, 'files/note'))
  await symlink(dataDir, join(folder, 'link'))
  makeDataFolder(join(folder, 'link'))
  expect(await modeOf(dataDir)).toBe(TOP_MODE)
  for (const path of [elsewhere, join(elsewhere, 'note'), join(dataDir, 'readme')]) expect(await modeOf(path)).toBe(0o777)
})

onPosix('a folder that all accounts share is not taken', async () => {
  await chmod(folder, 0o1777)
  expect(faultOf(folder)).toContain('Name a folder of its own with DATA_DIR')
  expect((await stat(folder)).mode & 0o7777).toBe(0o1777)
})

test.runIf(process.getuid?.() === 0)('a folder of another account is reported, with the way to fix it', async () => {
  const script = `
    process.setgid(65534)
    process.setuid(65534)
    const { closeFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'close-folder.ts'))})
    closeFolder(${JSON.stringify(folder)})`
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'files'))
  const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]).catch(String)
  expect(ended).toContain(`${join(folder, 'files')} belongs to another account`)
  expect(ended).toContain('chown -R')
})

test.each(['note', 'note/data', 'note/deep/data'])(
  'a file in the way of %s is reported, with the way to fix it',
  async (path) => {
    await writeFile(join(folder, 'note'), 'mine')
    const fault = faultOf(join(folder, path))
    expect(fault).toContain(`Nothing can be kept in ${join(folder, path)}: a file is in its way`)
    expect(fault).toContain('DATA_DIR')
  },
)

test.skipIf(process.platform === 'win32')('a link that leads nowhere is reported', async () => {
  await symlink(join(folder, 'gone'), join(folder, 'link'))
  expect(faultOf(join(folder, 'link/data'))).toContain('DATA_DIR')
})

test.runIf(process.platform === 'linux')('a place where the system refuses new folders is reported at once', () => {
  expect(faultOf('/proc/mandou/data')).toContain('Nothing can be kept in /proc/mandou/data')
})
