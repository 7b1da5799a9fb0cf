import type { CutoutOptions, CutoutPreview, EditedPicture, EditOptions, PictureOrder } from '#engine/types.ts'
import type { Input, Output } from './channel.ts'
import type { EditCalls, EditReports, EditSettings } from './contract.ts'
import { createEditPriorities, type EditQueueJob } from './edit-priorities.ts'
import { createFairQueue } from './fair-queue.ts'
import { whileOpen } from './engine-closed.ts'
import { createInterruptions, Interrupted, type InterruptibleWork } from './interruptions.ts'
import { createProcess, type EngineProcess, ProcessEnded } from './process.ts'

/** Makes pictures of received photos, one after the other, in a separate process. */
export interface Editor {
  /** A deferred edit that runs makes way for an ordered one, a few times: nobody who has ordered waits for somebody who looks. */
  readonly edit: (photo: Uint8Array, order: PictureOrder, options: EditOptions) => Promise<EditedPicture>
  /** In the same queue, behind every ordered edit; corrections that run make way as a deferred edit does. */
  readonly previewCutout: (photo: Uint8Array, options: CutoutOptions) => Promise<CutoutPreview>
  /** Other work on pictures, in the same queue. */
  readonly work: EngineProcess<EditCalls>['ask']
  /** Painting, which runs in parallel. */
  readonly paint: EngineProcess<EditCalls>['ask']
  /** From now on the process is ended after so many idle milliseconds. */
  readonly keepFor: (idleMs: number) => void
  /** Kills what is running; nothing is started any more. */
  readonly close: () => Promise<void>
}

interface Queued extends EditQueueJob {
  readonly signal?: AbortSignal | undefined
}

/** The most that work costs whose processor time is not known. */
const MAX_UNMEASURED_MS = 30_000
/** A server needs it only for an occasional thumbnail. */
const IDLE_MS = 60_000

export interface KilledJob {
  readonly kind: keyof EditCalls
  readonly afterMs: number
}

interface Limit {
  /** A job that takes longer hangs: its process is killed. */
  readonly limitMs: number
  readonly onKilled: (job: KilledJob) => void
}

export function createEditor(settings: EditSettings, limit: Limit): Editor {
  const listeners = new Map<number, NonNullable<EditOptions['onProgress']>>()
  let lastJob = 0
  let isClosed = false
  const isOver = () => isClosed

  const reports: EditReports = { progress: ({ job, stage, progress }) => listeners.get(job)?.(stage, progress) }
  const process = createProcess<EditCalls>({
    name: 'editing',
    file: new URL('edit-process.ts', import.meta.url),
    settings,
    answers: reports,
    idleMs: IDLE_MS,
  })
  const { oneAfterAnother, askTwice, previewOnce } = createTurns(process, isOver, limit)
  const abortJob = (job: number) => {
    // a call would start another process
    if (!isClosed) void process.ask('abort', { job }).catch(() => undefined)
  }
  const interruptions = createInterruptions(abortJob)
  const abortable = createAbortable(abortJob)
  const editOnce = async (
    input: { photo: Uint8Array; order: PictureOrder },
    options: EditOptions,
    work: InterruptibleWork = (_, uninterrupted) => uninterrupted(),
  ): Promise<EditedPicture> => {
    const { onProgress } = options
    const job = ++lastJob
    const run = () => {
      if (onProgress) listeners.set(job, onProgress)
      return abortable(job, options, () => work(job, () => process.ask('edit', { job, ...input })))
    }
    try {
      return await oneAfterAnother('edit', () => measure(run, options, workMsOf), options)
    } finally {
      listeners.delete(job)
    }
  }

  return {
    edit: (photo, order, options) => {
      options.onProgress?.('waiting', 0)
      if (options.isDeferred) return interruptions.run((work) => editOnce({ photo, order }, options, work))
      interruptions.interrupt()
      return editOnce({ photo, order }, options)
    },
    previewCutout: (photo, options) =>
      interruptions.run((work) => {
        const input = { job: ++lastJob, photo, corrections: options.corrections }
        return previewOnce(input, options, (ask) => abortable(input.job, options, () => work(input.job, ask)))
      }),
    work: (name, input) => oneAfterAnother(name, (isLate) => askTwice(isLate)(name, input)),
    paint: askTwice(() => false),
    keepFor: process.keepFor,
    close: async () => {
      isClosed = true
      await process.stop()
    },
  }
}

/** Work that ends while it runs, however often it has begun, as soon as nobody waits for it. */
function createAbortable(abortJob: (job: number) => void) {
  return async <Result>(job: number, { signal }: Queued, work: () => Promise<Result>): Promise<Result> => {
    const abort = () => abortJob(job)
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return await work()
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }
}

/** The two ways in which the process is asked: in a queue of its own, and at once. */
function createTurns(process: EngineProcess<EditCalls>, isOver: () => boolean, limit: Limit) {
  const runInTurn = createEditQueue()
  const oneAfterAnother = <Result>(
    kind: KilledJob['kind'],
    job: (isLate: () => boolean) => Promise<Result>,
    turn: Queued = {},
  ): Promise<Result> => runInTurn(() => whileOpen(isOver, () => withinLimit(job, { kind, process, ...limit })), turn)
  /** Safe to repeat: a call that waited while another job ended the process goes to the next process, unless it is late itself. */
  const askTwice = (isLate: () => boolean): Editor['paint'] => {
    const mayRetry = () => !isOver() && !isLate()
    return (name, input) => whileOpen(isOver, () => retryOnce(() => process.ask(name, input), mayRetry))
  }
  const previewOnce = (
    input: Input<EditCalls['previewCutout']>,
    options: CutoutOptions,
    work: <Result>(ask: () => Promise<Result>) => Promise<Result>,
  ): Promise<CutoutPreview> => {
    const ask = (isLate: () => boolean) => () => work(() => askTwice(isLate)('previewCutout', input))
    const measured = async (isLate: () => boolean) => (await measure(ask(isLate), options, processorMsOf)).preview
    return oneAfterAnother('previewCutout', measured, { ...options, isDeferred: true })
  }
  return { oneAfterAnother, askTwice, previewOnce }
}

async function retryOnce<Result>(ask: () => Promise<Result>, mayRetry: () => boolean): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProcessEnded) || !mayRetry()) throw error
    return ask()
  }
}

/** Runs one job at a time, and counts what each owner uses. */
function createEditQueue() {
  const sequence = createFairQueue()
  const turns = createEditPriorities()
  return <Result>(job: () => Promise<Result>, turn: Queued): Promise<Result> =>
    sequence.run(
      async () => {
        const begun = performance.now()
        try {
          return await job()
        } finally {
          turns.add(turn.owner, performance.now() - begun)
        }
      },
      { ...turns.entryOf(turn), signal: turn.signal },
    )
}

function processorMsOf({ processorMs }: Output<EditCalls['previewCutout']>): number {
  return processorMs
}

/** All stages but the wait. */
function workMsOf({ timings }: EditedPicture): number {
  return Object.values(timings).reduce((sum, ms) => sum + ms, 0)
}

async function measure<Result>(
  ask: () => Promise<Result>,
  { onUsed }: Pick<EditOptions, 'onUsed'>,
  msOf: (result: Result) => number,
): Promise<Result> {
  const begun = performance.now()
  try {
    const result = await ask()
    onUsed?.(msOf(result))
    return result
  } catch (error) {
    // it is begun again, and counted then
    if (error instanceof Interrupted) throw error
    // nobody measured it: the time that passed, which on a busy machine is more than it took
    onUsed?.(Math.min(performance.now() - begun, MAX_UNMEASURED_MS))
    throw error
  }
}

/** Native code that hangs cannot be stopped, so its process is killed, and the job is told that it is late. */
async function withinLimit<Result>(
  job: (isLate: () => boolean) => Promise<Result>,
  { kind, process, limitMs, onKilled }: Limit & { readonly kind: KilledJob['kind']; readonly process: EngineProcess<EditCalls> },
): Promise<Result> {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    onKilled({ kind, afterMs: limitMs })
    void process.stop()
  }, limitMs)
  try {
    return await job(() => isLate)
  } finally {
    clearTimeout(timer)
  }
}
