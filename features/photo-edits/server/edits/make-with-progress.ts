import type { WorkerDeps } from '../deps.ts'
import { publishEditEvent } from './edit-events.ts'
import type { MakeOptions } from './make-result.ts'
import { type Progress, reportProgress } from './report-progress.ts'

interface Work<Result> {
  readonly editId: string
  readonly signal: AbortSignal
  /** Writes a step; false when the edit was ended meanwhile. */
  readonly update: (step: Progress) => Promise<boolean>
  readonly make: (options: MakeOptions) => Promise<Result>
}

/** Tells the watchers of an edit how far the work is. Undefined when it was ended meanwhile: the work stops at the next step. */
export async function makeWithProgress<Result>(
  deps: Pick<WorkerDeps, 'db' | 'log'>,
  { editId, signal, update, make }: Work<Result>,
): Promise<Result | undefined> {
  const ended = new AbortController()
  const { report, stop } = reportProgress(
    async (step) => {
      if (await update(step)) await publishEditEvent(deps.db, editId)
      else ended.abort()
    },
    { onError: (error) => deps.log.warn({ err: error, editId }, 'progress could not be written') },
  )
  try {
    return await make({ onProgress: report, signal: AbortSignal.any([signal, ended.signal]) })
  } catch (error) {
    if (ended.signal.aborted) return undefined
    throw error
  } finally {
    await stop()
  }
}
