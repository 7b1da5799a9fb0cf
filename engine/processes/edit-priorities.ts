/** Who is next in the editing process: ordered edits first, then what is free, and of either the owner who has used least. */
import type { QueueEntry } from './fair-queue.ts'

/** More than any owner has used lately, in milliseconds: what is free comes after every ordered edit. */
const AFTER_EDITS = 1e9
/** What was used an hour ago counts no more. */
const DRAIN_RATE = 1 / 30
/** An owner who is forgotten counts as one who has used nothing lately. */
const MAX_OWNERS = 5000

export interface EditQueueJob {
  /** Left out: the job has no owner, and takes turns with all others. */
  readonly owner?: string | undefined
  /** Free of charge: a change, another format, a preview. */
  readonly isDeferred?: boolean | undefined
}

export interface EditPriorities {
  readonly entryOf: (job: EditQueueJob) => QueueEntry
  /** Counts the time that a job has taken, in milliseconds. */
  readonly add: (owner: string | undefined, ms: number) => void
}

/** @param now in milliseconds */
export function createEditPriorities(now: () => number = () => performance.now()): EditPriorities {
  const used = new Map<string, { readonly ms: number; readonly at: number }>()
  const usedBy = (owner: string): number => {
    const { ms, at } = used.get(owner) ?? { ms: 0, at: 0 }
    return Math.max(0, ms - (now() - at) * DRAIN_RATE)
  }
  return {
    entryOf: ({ owner, isDeferred = false }) => ({
      // an owner's free jobs must not hold up what they have ordered
      owner: owner && `${isDeferred ? 'free' : 'ordered'} ${owner}`,
      used: (isDeferred ? AFTER_EDITS : 0) + (owner === undefined ? 0 : usedBy(owner)),
    }),
    add: (owner, ms) => {
      if (owner === undefined) return
      const before = usedBy(owner)
      used.delete(owner)
      used.set(owner, { ms: before + ms, at: now() })
      const [oldest] = used.keys()
      if (used.size > MAX_OWNERS && oldest !== undefined) used.delete(oldest)
    },
  }
}
