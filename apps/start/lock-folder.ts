import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { type FileLock, takeFileLock } from '#platform/file-lock.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { StartFault } from './start-fault.ts'

const runFileShape = z.object({ pid: z.number(), address: z.optional(z.string()), isEnding: z.optional(z.boolean()) })
type RunFile = z.infer<typeof runFileShape>

/** One running product per data directory. */
export interface FolderLock {
  /** Records the address for a second start. */
  readonly announce: (address: string) => void
  /** Records that the product ends, so that a second start waits for it. */
  readonly announceEnd: () => void
  readonly release: () => void
}

export interface LockOptions {
  readonly say: (line: string) => void
  /** Ends the wait. */
  readonly signal: AbortSignal
  /** How long a running product may take to notice that npm was ended. */
  readonly noticeWithinMs?: number
}

/** The launcher looks for the end of npm twice a second; a busy machine needs longer. */
const NOTICE_WITHIN_MS = 2 * SECOND
/** A product ends within fifteen seconds. */
const END_WITHIN_MS = 20 * SECOND
const POLL_EVERY_MS = 100

/**
 * Takes the data directory, making it when missing. Waits for a product that is about to end.
 * @throws StartFault when nothing can be kept there, or when a running product holds it, naming its address; the reason of
 * `signal`
 */
export async function lockFolder(dataDir: string, options: LockOptions): Promise<FolderLock> {
  makeDataFolder(dataDir)
  const runFilePath = join(dataDir, 'running.json')
  const lock = await takeWhenFree(join(dataDir, 'lock'), runFilePath, options)
  rmSync(runFilePath, { force: true })
  let runFile: RunFile = { pid: process.pid }
  const announce = (more: Partial<RunFile>) => {
    runFile = { ...runFile, ...more }
    writeFileSync(runFilePath, JSON.stringify(runFile), { mode: 0o600 })
  }
  return {
    announce: (address) => announce({ address }),
    announceEnd: () => announce({ isEnding: true }),
    release: () => {
      rmSync(runFilePath, { force: true })
      lock.release()
    },
  }
}

async function takeWhenFree(
  path: string,
  runFilePath: string,
  { say, signal, noticeWithinMs = NOTICE_WITHIN_MS }: LockOptions,
): Promise<FileLock> {
  const begun = performance.now()
  for (let isTold = false; ; await pause(POLL_EVERY_MS, undefined, { signal })) {
    const lock = takeFileLock(path)
    if (lock) return lock
    const holder = readRunFile(runFilePath)
    const isEnding = holder?.isEnding === true
    if (performance.now() - begun > (isEnding ? END_WITHIN_MS : noticeWithinMs))
      throw new StartFault(`Mandou is already running from this folder${whereItRuns(holder)}. Nothing was touched.`)
    if (isEnding && !isTold) say('Waiting for the Mandou that is ending in this folder…')
    isTold ||= isEnding
  }
}

/** Undefined when there is none yet, or it is just being written. */
function readRunFile(path: string): RunFile | undefined {
  try {
    return runFileShape.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

function whereItRuns(holder: RunFile | undefined): string {
  return holder?.address === undefined ? ' and is still starting' : `: ${holder.address} (process ${holder.pid})`
}
