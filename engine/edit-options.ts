import type { Stage } from '#engine/types.ts'

export interface EditOptions {
  /** Called during the work; `progress` grows from 0 to 1 over the whole edit. */
  readonly onProgress?: (stage: Stage, progress: number) => void
  /** Owners take turns; the one who has used least lately goes first. */
  readonly owner?: string
  /**
   * Made after every edit that is not deferred, and begun again, a few times, when one comes while it runs: nobody who has ordered waits
   * for somebody who looks, or changes what is finished.
   */
  readonly isDeferred?: boolean
  readonly signal?: AbortSignal
  /** Called once the work has begun and ended in whatever way, with about the time that it took in milliseconds. */
  readonly onUsed?: (ms: number) => void
}
