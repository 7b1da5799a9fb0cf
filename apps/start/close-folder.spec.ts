import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeFolder } from './close-folder.ts'

let dataDir: string
let otherDisk: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mandou-close-'))
  otherDisk = await mkdtemp(join(tmpdir(), 'mandou-disk-'))
})
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await rm(otherDisk, { recursive: true, force: true })
})

const modeOf = async (...path: string[]) => ((await lstat(join(...path))).mode & 0o777).toString(8)

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
