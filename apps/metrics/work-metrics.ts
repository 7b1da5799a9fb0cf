/** Metrics of a process's work: attempts at jobs, and stages of edits. The labels are names from the code, so their number is bounded. */
import { Counter, Histogram, type Registry } from 'prom-client'
import { SECOND } from '#platform/clock.ts'
import { ATTEMPT_OUTCOMES, type AttemptOutcome } from '#platform/queue.ts'
import type { StageMeter } from '#features/photo-edits/server/index.ts'

export interface WorkMetrics {
  readonly stages: StageMeter
  /** Shows these queues from now on, at 0: a rate sees no increase from nothing to 1. */
  readonly startWith: (queues: readonly string[]) => void
  readonly countAttempt: (queue: string, outcome: AttemptOutcome) => void
  readonly register: (registry: Registry) => void
}

/** Of a stage; the longest is a generator's or the wait for a worker. */
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]

export function createWorkMetrics(): WorkMetrics {
  const attempts = new Counter({
    name: 'job_attempts_total',
    help: 'Attempts at jobs that ended in this process, by queue and how they ended',
    labelNames: ['queue', 'outcome'],
    registers: [],
  })
  const stages = new Histogram({
    name: 'edit_stage_seconds',
    help: 'Time that an edit spent in each stage, from the wait for a worker to the delivery',
    labelNames: ['stage'],
    buckets: SECONDS,
    registers: [],
  })
  return {
    stages: { observe: (stage, ms) => stages.observe({ stage }, ms / SECOND) },
    startWith: (queues) => {
      for (const queue of queues) for (const outcome of ATTEMPT_OUTCOMES) attempts.inc({ queue, outcome }, 0)
    },
    countAttempt: (queue, outcome) => attempts.inc({ queue, outcome }),
    register: (registry) => {
      registry.registerMetric(attempts)
      registry.registerMetric(stages)
    },
  }
}
