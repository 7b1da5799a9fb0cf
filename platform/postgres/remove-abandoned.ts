import { lstat, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { dropServer, findRunningServer } from './run-server.ts'

/**
 * Removes databases that were placed elsewhere for a temporary folder, once that folder is gone: tests leave them behind. A
 * missing folder anywhere else may return with its disk, so its database stays.
 */
export async function removeAbandoned(stateDir: string): Promise<void> {
  const homes = (await readdir(stateDir)).filter((name) => name.startsWith('data-')).map((name) => join(stateDir, name))
  await Promise.all(homes.map(removeIfAbandoned))
}

async function removeIfAbandoned(home: string): Promise<void> {
  const owner = await readFile(join(home, 'belongs-to'), 'utf8').catch(() => '')
  if (!owner.startsWith(tmpdir() + sep) || (await isThere(owner))) return
  const server = await findRunningServer(home)
  if (server) await dropServer(server.pid)
  await rm(home, { recursive: true, force: true })
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined
}
