import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('the folder lets others pass and shows them nothing', async () => {
  const dataDir = join(folder, 'deep/data')
  makeDataFolder(dataDir)
  makeDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
})

test.each(['note', 'note/data', 'note/deep/data'])('a file in the way of %s is told, and how to mend it', async (path) => {
  await writeFile(join(folder, 'note'), 'mine')
  const fault = faultOf(join(folder, path))
  expect(fault).toContain(`Nothing can be kept in ${join(folder, path)}: a file is in its way`)
  expect(fault).toContain('DATA_DIR')
})

test.skipIf(process.platform === 'win32')('a link that leads nowhere is told', async () => {
  await symlink(join(folder, 'gone'), join(folder, 'link'))
  expect(faultOf(join(folder, 'link/data'))).toContain('DATA_DIR')
})

test.runIf(process.platform === 'linux')('a place where the system refuses new folders is told at once', () => {
  expect(faultOf('/proc/mandou/data')).toContain('Nothing can be kept in /proc/mandou/data')
})
