/** The resources that a process has used, where the system reports them (Linux). */
import { readFile } from 'node:fs/promises'

export interface Usage {
  /** Processor time of all its threads since it began, in milliseconds. */
  readonly processorMs: number
  /** Memory that it holds now. */
  readonly bytes: number
}

/** `USER_HZ`, which Linux fixes for everything that reads `/proc`. */
const TICKS_PER_SECOND = 100

/** `undefined` where there is no `/proc`, or the process has ended. */
export async function readUsage(pid: number): Promise<Usage | undefined> {
  try {
    const [stat, status] = await Promise.all([readFile(`/proc/${pid}/stat`, 'latin1'), readFile(`/proc/${pid}/status`, 'latin1')])
    // the name in parentheses may contain anything; the state follows it, the times are the twelfth and thirteenth from there
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    const kilobytes = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0)
    return { processorMs: (ticks * 1000) / TICKS_PER_SECOND, bytes: kilobytes * 1024 }
  } catch {
    return undefined
  }
}
