import { type EngineProcess, ProcessEnded } from './process.ts'
import type { Calls } from './channel.ts'
import { readUsage, type Usage } from './usage.ts'

/** The most that one file may cost. */
export interface Budget {
  readonly processorMs: number
  /** For a decoder that waits instead of computing. */
  readonly wallMs: number
  readonly bytes: number
}

/** What the job's process may use, and what happens around it. */
export interface BudgetLimits {
  /** Read again at each check: it grows once the file is checked. */
  readonly budget: () => Budget
  /** From `expectedMs`, once the file is checked: the least that a job costs when its sender leaves. */
  readonly expectedMs?: () => number
  /** Kills the process when aborted. */
  readonly signal?: AbortSignal | undefined
  /** Called once, when the job is over in whatever way, with the processor time that it took in milliseconds. */
  readonly onUsed?: ((processorMs: number) => void) | undefined
}

export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded'
  /** Another lane has no more memory either; a job that used up only its wall-clock time may have got no processor. */
  readonly resource: 'memory' | 'processor' | 'wall'
  constructor(message: string, resource: BudgetExceeded['resource']) {
    super(message)
    this.resource = resource
  }
}

/**
 * Before a file is checked its header is read, by a process that may just have started.
 */
const BEFORE_JUDGED_MS = 3000
/** A machine that is six times as slow as the one of the measurement still opens every photo. */
const SLOWER_MACHINES = 6
/** In the lane that ordinary photos share, what takes longer than this beyond its expected time gives up its place. */
const QUICK_FACTOR = 2.5
/** For the reading of a header, by a process that may just have started. */
const QUICK_AT_LEAST_MS = 800
/** To start another process after one was killed because its sender left. */
const RESTART_MS = 300
/** Half as much again as a HEIC of 50 megapixels takes (1,283 MB); AVIF takes 1,008, a progressive JPEG 874. */
export const MAX_BYTES = 2_000_000_000
/** A busy machine makes a job wait for its processor. */
const WALL_FACTOR = 4
const WALL_AT_LEAST_MS = 20_000

const LOOK_EVERY_MS = 200

/** For a photo that is expected to be quick. @param expectedMs as for `budgetFor` */
export function quickBudgetFor(expectedMs: number): Budget {
  return budgetOf(QUICK_AT_LEAST_MS + QUICK_FACTOR * expectedMs)
}

/** @param expectedMs from `expectedMs`, 0 until the file is checked */
export function budgetFor(expectedMs: number): Budget {
  return budgetOf(BEFORE_JUDGED_MS + SLOWER_MACHINES * expectedMs)
}

function budgetOf(processorMs: number): Budget {
  return { processorMs, wallMs: WALL_AT_LEAST_MS + WALL_FACTOR * processorMs, bytes: MAX_BYTES }
}

/**
 * Waits for a job of a process that does nothing else meanwhile, and kills the process when the budget is used up.
 * @throws BudgetExceeded, and the signal's reason
 */
export async function withinBudget<Result>(
  process: Pick<EngineProcess<Calls>, 'pid' | 'stop'>,
  limits: BudgetLimits,
  job: () => Promise<Result>,
): Promise<Result> {
  const { signal } = limits
  signal?.throwIfAborted()
  const meter = await openMeter(process)
  let excess: BudgetExceeded | undefined
  // a look that was under way when the job ended must not kill the process: it may have the next job by then
  let isOver = false
  const look = async (): Promise<void> => {
    const found = excessOf(limits.budget(), await meter.read())
    if (isOver) return
    excess ??= found
    if (excess) await process.stop()
  }
  const leave = () => void process.stop()
  signal?.addEventListener('abort', leave, { once: true })
  const looking = setInterval(() => void look(), LOOK_EVERY_MS)
  try {
    return await job()
  } catch (error) {
    if (!(error instanceof ProcessEnded)) throw error
    signal?.throwIfAborted()
    throw excess ?? error
  } finally {
    isOver = true
    clearInterval(looking)
    signal?.removeEventListener('abort', leave)
    const { processorMs } = await meter.read()
    const least = signal?.aborted ? RESTART_MS + (limits.expectedMs?.() ?? 0) : 0
    limits.onUsed?.(Math.max(processorMs, least))
  }
}

interface ResourceUsage {
  readonly processorMs: number
  readonly elapsedMs: number
  readonly bytes: number
}

/** Keeps the last time of a process that has ended. Where the machine does not report it, a share of the wall-clock time stands for it. */
async function openMeter(process: Pick<EngineProcess<Calls>, 'pid'>): Promise<{ readonly read: () => Promise<ResourceUsage> }> {
  const begun = performance.now()
  const before = await usageOf(process)
  let reported: number | undefined
  return {
    read: async () => {
      const now = await usageOf(process)
      // for a process that was started for this job, its whole time counts
      if (now) reported = Math.max(reported ?? 0, now.processorMs - (now.pid === before?.pid ? before.processorMs : 0))
      const elapsedMs = performance.now() - begun
      return { processorMs: reported ?? elapsedMs / WALL_FACTOR, elapsedMs, bytes: now?.bytes ?? 0 }
    },
  }
}

function excessOf(budget: Budget, { processorMs, elapsedMs, bytes }: ResourceUsage): BudgetExceeded | undefined {
  if (bytes > budget.bytes) return new BudgetExceeded(`held ${bytes} bytes of memory`, 'memory')
  if (processorMs > budget.processorMs)
    return new BudgetExceeded(`took ${Math.round(processorMs)} ms of processor time`, 'processor')
  if (elapsedMs > budget.wallMs) return new BudgetExceeded(`took ${Math.round(elapsedMs)} ms`, 'wall')
  return undefined
}

async function usageOf(process: Pick<EngineProcess<Calls>, 'pid'>): Promise<(Usage & { readonly pid: number }) | undefined> {
  const pid = process.pid()
  const usage = pid === undefined ? undefined : await readUsage(pid)
  return usage && pid !== undefined ? { ...usage, pid } : undefined
}
