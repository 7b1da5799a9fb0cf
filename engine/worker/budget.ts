import { EngineRefusal } from '#engine/types.ts'
import { type EngineProcess, ProcessEnded } from './process.ts'
import type { Calls } from './line.ts'
import { readUsage, type Usage } from './usage.ts'

/** The most that one file may cost. */
export interface Budget {
  readonly processorMs: number
  readonly bytes: number
}

/**
 * Before a file is judged it costs the start of the process and the reading of a header: a third of a second on the machine
 * below.
 */
const BEFORE_JUDGED_MS = 6000
/**
 * Measured on one virtual core, in milliseconds of processor time for each megapixel, the finished copies included: JPEG 4…35, PNG 37…70, WebP
 * 42, HEIC 50…78, AVIF 64. A machine that is eight times as slow still opens every one of them.
 */
const FOR_EACH_MEGAPIXEL_MS = 600
/** Half as much again as a HEIC of 50 megapixels takes (1,283 MB); AVIF takes 1,008, a progressive JPEG 874. */
const MOST_BYTES = 2_000_000_000

const LOOK_EVERY_MS = 200
/** Where the machine does not report the processor's time, wall-clock time is used: other processes may be busy too. */
const WALL_FACTOR = 4

/** @param pixels the size in the file's header, once it was judged */
export function budgetFor(pixels: number): Budget {
  return { processorMs: BEFORE_JUDGED_MS + (pixels / 1_000_000) * FOR_EACH_MEGAPIXEL_MS, bytes: MOST_BYTES }
}

/**
 * Waits for a job of a process that does nothing else meanwhile, and kills the process when the budget is used up.
 * @param budget read again at each check: it grows when the file was judged
 * @throws EngineRefusal `photo_too_complex`
 */
export async function withinBudget<Result>(
  process: Pick<EngineProcess<Calls>, 'pid' | 'stop'>,
  budget: () => Budget,
  job: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now()
  const before = await usageOf(process)
  let excess: string | undefined
  const look = async (): Promise<void> => {
    const now = await usageOf(process)
    // for a process that was started for this job, its whole time counts
    const spent = now && (now.pid === before?.pid ? now.processorMs - before.processorMs : now.processorMs)
    excess ??= excessOf(budget(), { spent, bytes: now?.bytes ?? 0, elapsed: performance.now() - begun })
    if (excess) await process.stop()
  }
  const looking = setInterval(() => void look(), LOOK_EVERY_MS)
  try {
    return await job()
  } catch (error) {
    if (excess && error instanceof ProcessEnded) throw new EngineRefusal('photo_too_complex', excess)
    throw error
  } finally {
    clearInterval(looking)
  }
}

function excessOf(
  { processorMs, bytes }: Budget,
  used: { readonly spent: number | undefined; readonly bytes: number; readonly elapsed: number },
): string | undefined {
  if (used.bytes > bytes) return `held ${used.bytes} bytes of memory`
  const spent = used.spent ?? used.elapsed / WALL_FACTOR
  return spent > processorMs ? `took ${Math.round(spent)} ms of processor time` : undefined
}

async function usageOf(process: Pick<EngineProcess<Calls>, 'pid'>): Promise<(Usage & { readonly pid: number }) | undefined> {
  const pid = process.pid()
  const usage = pid === undefined ? undefined : await readUsage(pid)
  return usage && pid !== undefined ? { ...usage, pid } : undefined
}
