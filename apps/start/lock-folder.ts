import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { takeFileLock } from '#platform/file-lock.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { StartFault } from './start-fault.ts'

const notice = z.object({ pid: z.number(), address: z.string() })

/** One running product per data directory. */
export interface FolderHold {
  /** Records the address for a second start. */
  readonly announce: (address: string) => void
  readonly release: () => void
}

/**
 * Takes the data directory, making it when missing.
 * @throws StartFault when nothing can be kept there, or when a running product holds it, naming its address
 */
export function lockFolder(dataDir: string): FolderHold {
  makeDataFolder(dataDir)
  const noticePath = join(dataDir, 'running.json')
  const lock = takeFileLock(join(dataDir, 'lock'))
  if (!lock) throw new StartFault(`Mandou is already running from this folder${whereItRuns(noticePath)}. Nothing was touched.`)
  rmSync(noticePath, { force: true })
  return {
    announce: (address) => writeFileSync(noticePath, JSON.stringify({ pid: process.pid, address }), { mode: 0o600 }),
    release: () => {
      rmSync(noticePath, { force: true })
      lock.release()
    },
  }
}

/** The other product may be too young to have recorded its address. */
function whereItRuns(noticePath: string): string {
  try {
    const { pid, address } = notice.parse(JSON.parse(readFileSync(noticePath, 'utf8')))
    return `: ${address} (process ${pid})`
  } catch {
    return ' and is still starting'
  }
}
