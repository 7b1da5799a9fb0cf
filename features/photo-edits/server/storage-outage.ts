/**
 * What jobs do while files cannot be read or written: the queue's attempts are over within seconds, an outage is not. So a job that meets
 * one adds another that looks again, for some minutes from its own first failure. How long it had queued before is no matter.
 */
import { z } from 'zod'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { FileStore } from '#providers/files/port.ts'
import type { WorkerDeps } from './deps.ts'
import { isFilesFault } from './files-fault.ts'

/** Then the remaining attempts follow each other, and the work fails. */
const LONGEST_OUTAGE_MS = 5 * MINUTE
const LOOK_AGAIN_SECONDS = 5

/** What a job that looks again carries besides the names of its rows. */
export const outageFields = {
  /** When the work first met the outage. */
  storeDownSince: z.iso.datetime().optional(),
}
export interface MetOutage {
  readonly storeDownSince?: string | undefined
}

/** How the job that looks again is added. */
export interface LookAgain extends Required<MetOutage> {
  readonly waitSeconds: number
}

interface Waiting extends MetOutage {
  readonly lookAgain: (when: LookAgain) => Promise<void>
  /** Names the work in the log. */
  readonly about: object
}

/** Whether the work waits until its files can be read and written again; then another job looks, and this one is over. */
export async function waitsForStorage(
  { clock, log }: Pick<WorkerDeps, 'clock' | 'log'>,
  error: unknown,
  { storeDownSince, lookAgain, about }: Waiting,
): Promise<boolean> {
  if (!isFilesFault(error, 'store_down')) return false
  const now = clock.now()
  const since = storeDownSince === undefined ? now : new Date(storeDownSince)
  if (now > addMs(since, LONGEST_OUTAGE_MS)) return false
  await lookAgain({ storeDownSince: since.toISOString(), waitSeconds: LOOK_AGAIN_SECONDS })
  log.warn({ err: error, ...about }, 'work waits for the storage')
  return true
}

const PROBE = 'probes/writable'

/**
 * Before work that costs: files may be readable while nothing can be written, as on a disk that was mounted again read-only.
 * @throws a fault of the store if it cannot be written
 */
export async function requireWritable({ files }: { readonly files: Pick<FileStore, 'put' | 'delete'> }): Promise<void> {
  await files.put(PROBE, new Uint8Array())
  await files.delete(PROBE)
}

/** A job that looks again pays and computes nothing before the store takes files. */
export async function requireOutageOver(
  deps: Parameters<typeof requireWritable>[0],
  { storeDownSince }: MetOutage,
): Promise<void> {
  if (storeDownSince !== undefined) await requireWritable(deps)
}
