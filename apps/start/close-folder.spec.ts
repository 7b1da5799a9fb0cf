import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeFolder } from './close-folder.ts'
import { StartFault } from './start-fault.ts'
import { rotateSecret, storeSecret } from './store-secret.ts'

/** The folder above the data folder: never the machine's own, which a fault of what is tested would close. */
let above: string
let dataDir: string
let otherDisk: string
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'mandou-close-'))
  dataDir = join(above, 'data')
  await mkdir(dataDir)
  otherDisk = await mkdtemp(join(tmpdir(), 'mandou-disk-'))
})
afterEach(async () => {
  await rm(above, { recursive: true, force: true })
  await rm(otherDisk, { recursive: true, force: true })
})

const modeOf = async (...path: string[]) => ((await lstat(join(...path))).mode & 0o7777).toString(8)

/** A folder with a file, both open to everybody. */
async function anOpenFolder(path: string): Promise<void> {
  await mkdir(path)
  await writeFile(join(path, 'photo.jpg'), 'a photo')
  await chmod(path, 0o755)
  await chmod(join(path, 'photo.jpg'), 0o644)
}

test.skipIf(process.platform === 'win32')(
  'photos on another disk are closed too; other folders there stay as they are',
  async () => {
    await anOpenFolder(join(otherDisk, 'photos'))
    await anOpenFolder(join(otherDisk, 'somebody'))
    await symlink(join(otherDisk, 'photos'), join(dataDir, 'files'))
    await symlink(join(otherDisk, 'somebody'), join(otherDisk, 'photos', 'link'))
    await symlink(join(otherDisk, 'nothing'), join(dataDir, 'logs'))
    expect(closeFolder(dataDir)).toBe(2)
    expect([await modeOf(otherDisk, 'photos'), await modeOf(otherDisk, 'photos', 'photo.jpg')]).toEqual(['700', '600'])
    expect([await modeOf(otherDisk, 'somebody'), await modeOf(otherDisk, 'somebody', 'photo.jpg')]).toEqual(['755', '644'])
  },
)

test.skipIf(process.platform === 'win32')('every secret that a copy left readable is closed', async () => {
  rotateSecret(dataDir)
  storeSecret(dataDir, 'sandbox-secret')
  await writeFile(join(dataDir, 'secret.new'), 'half a secret')
  const names = await readdir(dataDir)
  expect(names).toHaveLength(4)
  for (const name of names) await chmod(join(dataDir, name), 0o644)
  closeFolder(dataDir)
  for (const name of names) expect([name, await modeOf(dataDir, name)]).toEqual([name, '600'])
})

const isRoot = process.getuid?.() === 0
const NOBODY = 65_534

const foreign = (...path: string[]) => chown(join(otherDisk, 'shared', ...path), NOBODY, NOBODY)
const REFUSED: readonly (readonly [string, () => Promise<unknown>, () => string])[] = [
  ['a folder that every account shares', () => chmod(join(otherDisk, 'shared'), 0o1777), () => join(otherDisk, 'shared')],
  ['the data folder itself', async () => {}, () => dataDir],
  ['a folder above it', async () => {}, () => above],
]
/** Only root can give a file away. */
const REFUSED_TO_ROOT: typeof REFUSED = [
  ['another account’s folder', () => foreign(), () => join(otherDisk, 'shared')],
  ['a folder with another account’s file', () => foreign('photo.jpg'), () => join(otherDisk, 'shared')],
]

test.skipIf(process.platform === 'win32').each([...REFUSED, ...(isRoot ? REFUSED_TO_ROOT : [])])(
  'a link to %s is refused, and nothing there changes',
  async (_, prepare, targetOf) => {
    const shared = join(otherDisk, 'shared')
    await anOpenFolder(shared)
    await prepare()
    const target = targetOf()
    const before = [await modeOf(target), await modeOf(shared), await modeOf(shared, 'photo.jpg')]
    await symlink(target, join(dataDir, 'files'))
    expect(() => closeFolder(dataDir)).toThrow(StartFault)
    expect(() => closeFolder(dataDir)).toThrow(`${join(dataDir, 'files')} leads to`)
    expect([await modeOf(target), await modeOf(shared), await modeOf(shared, 'photo.jpg')]).toEqual(before)
  },
)

test.runIf(isRoot)('a mounted disk may belong to the account that the data folder belongs to', async () => {
  await anOpenFolder(join(otherDisk, 'photos'))
  for (const path of [dataDir, join(otherDisk, 'photos'), join(otherDisk, 'photos', 'photo.jpg')])
    await chown(path, NOBODY, NOBODY)
  await symlink(join(otherDisk, 'photos'), join(dataDir, 'files'))
  expect(closeFolder(dataDir)).toBe(2)
})
