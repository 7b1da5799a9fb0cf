import type { EditedPicture, EditOptions, PictureOrder } from '#engine/types.ts'
import type { EditCalls, EditNews, EditSettings } from './contract.ts'
import { createSequence } from './sequence.ts'
import { createProcess, type EngineProcess, ProcessEnded } from './process.ts'

/** Makes pictures of received photos, one after the other, in a separate process. */
export interface Editor {
  readonly edit: (photo: Uint8Array, order: PictureOrder, options: EditOptions) => Promise<EditedPicture>
  /** Other work on pictures, in the same queue. */
  readonly work: EngineProcess<EditCalls>['ask']
  /** Painting, which runs in parallel. */
  readonly paint: EngineProcess<EditCalls>['ask']
  /** Keeps the process from now on, however long it is idle. */
  readonly keep: () => void
  /** Kills what is running; nothing is started any more. */
  readonly close: () => Promise<void>
}

/** A server needs it only for an occasional thumbnail. */
const IDLE_MS = 60_000

/** @param limitMs a job that takes longer hangs: its process is killed */
export function createEditor(settings: EditSettings, limitMs: number): Editor {
  const sequence = createSequence()
  const listeners = new Map<number, NonNullable<EditOptions['onProgress']>>()
  let lastJob = 0
  let isClosed = false

  const news: EditNews = { progress: ({ job, stage, progress }) => listeners.get(job)?.(stage, progress) }
  const process = createProcess<EditCalls>({
    name: 'editing',
    file: new URL('edit-process.ts', import.meta.url),
    settings,
    answers: news,
    idleMs: IDLE_MS,
  })
  const inTurn = <Result>(job: () => Promise<Result>, signal?: AbortSignal): Promise<Result> =>
    sequence.run(
      () => {
        if (isClosed) throw new Error('the engine is closed')
        return withinLimit(job(), process, limitMs)
      },
      { signal },
    )
  /** Safe to repeat: a call that waited while another job ended the process goes to the next process. */
  const askAgain: Editor['paint'] = async (name, input) => {
    if (isClosed) throw new Error('the engine is closed')
    try {
      return await process.ask(name, input)
    } catch (error) {
      if (!(error instanceof ProcessEnded) || isClosed) throw error
      return process.ask(name, input)
    }
  }

  return {
    edit: async (photo, order, { onProgress, signal }) => {
      const job = ++lastJob
      const abort = () => void process.ask('abort', { job }).catch(() => undefined)
      onProgress?.('waiting', 0)
      try {
        return await inTurn(async () => {
          if (onProgress) listeners.set(job, onProgress)
          signal?.addEventListener('abort', abort, { once: true })
          return process.ask('edit', { job, photo, order })
        }, signal)
      } finally {
        listeners.delete(job)
        signal?.removeEventListener('abort', abort)
      }
    },
    work: (name, input) => inTurn(() => askAgain(name, input)),
    paint: askAgain,
    keep: process.keep,
    close: async () => {
      isClosed = true
      await process.stop()
    },
  }
}

/** Native code that hangs cannot be stopped, so its process is killed. */
async function withinLimit<Result>(job: Promise<Result>, process: EngineProcess<EditCalls>, limitMs: number): Promise<Result> {
  const timer = setTimeout(() => void process.stop(), limitMs)
  try {
    return await job
  } finally {
    clearTimeout(timer)
  }
}
