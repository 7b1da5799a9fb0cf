/** The failure scenarios: what happens, and how soon everything must work again. */
import { SECOND } from '#platform/clock.ts'
import {
  endConnections,
  failOver,
  fillDatabaseDisk,
  killDatabase,
  poison,
  restartDatabase,
  stopDatabase,
} from './database-scenarios.ts'
import type { Deployment } from './deployment.ts'
import type { Happened } from './happened.ts'
import { killServers, killWorkers, rollingRestart } from './kills.ts'
import { fillWorkerDisk, jumpClocks, injectProviderFaults, redeliver, weaken } from './outside-scenarios.ts'
import type { LineState } from './weak-line.ts'

export interface FailureScenario {
  readonly name: string
  /** Whether it is part of `--short`. */
  readonly isShort?: boolean
  /** The longest that members may notice after `happen` is over, in ms. */
  readonly recoverWithinMs: number
  /** More than a scenario usually has. */
  readonly edits?: number
  /** Makes it happen and ends it. @returns what the table says about it, if anything, and its own time until all was well */
  readonly happen: (deployment: Deployment) => Promise<Happened | undefined>
}

const SERVER_BACK_MS = 3 * SECOND
/** Seven for the heartbeat, two until somebody looks. */
const WORKER_BACK_MS = 10 * SECOND
const DATABASE_BACK_MS = 10 * SECOND
const CONNECTIONS_BACK_MS = 5 * SECOND
/** Kills in one scenario, so that fifty fit into an hour. */
const KILLS = 5
const EDITS_TO_KILL = 6

export const SCENARIOS: readonly FailureScenario[] = [
  { name: 'an ordinary day', recoverWithinMs: 0, happen: async () => undefined },
  ...repeat(4, (turn) => ({
    name: `server killed ${KILLS} times (${turn})`,
    recoverWithinMs: SERVER_BACK_MS,
    happen: (deployment) => killServers(deployment, KILLS),
  })),
  ...repeat(3, (turn) => ({
    name: `worker killed in mid-edit ${KILLS} times (${turn})`,
    recoverWithinMs: WORKER_BACK_MS,
    edits: EDITS_TO_KILL,
    happen: (deployment) => killWorkers(deployment, [[0], [1], [0], [1], [0]]),
  })),
  {
    name: 'both workers killed in mid-edit twice',
    recoverWithinMs: WORKER_BACK_MS,
    edits: EDITS_TO_KILL,
    happen: (deployment) =>
      killWorkers(deployment, [
        [0, 1],
        [0, 1],
      ]),
  },
  { name: 'rolling restart of servers and workers', recoverWithinMs: 0, happen: rollingRestart },
  { name: 'every database connection ended', isShort: true, recoverWithinMs: CONNECTIONS_BACK_MS, happen: endConnections },
  { name: 'database restarted', recoverWithinMs: DATABASE_BACK_MS, happen: restartDatabase },
  ...repeat(2, (turn) => ({
    name: `database killed ${KILLS} times (${turn})`,
    recoverWithinMs: DATABASE_BACK_MS,
    happen: (deployment) => killDatabase(deployment, KILLS),
  })),
  { name: 'database stopped for 30 s', recoverWithinMs: DATABASE_BACK_MS, happen: stopDatabase },
  { name: "the database's disk full for 20 s", recoverWithinMs: DATABASE_BACK_MS, happen: fillDatabaseDisk },
  { name: "a worker's disk full for 20 s", recoverWithinMs: 0, happen: fillWorkerDisk },
  ...weakLines(),
  { name: 'every provider answers falsely', recoverWithinMs: SERVER_BACK_MS, happen: injectProviderFaults },
  { name: 'every delivery doubled and shuffled', isShort: true, recoverWithinMs: 0, happen: redeliver },
  { name: 'clocks jump five minutes ahead and back', recoverWithinMs: 0, happen: jumpClocks },
  { name: 'a poisoned job', recoverWithinMs: 0, happen: poison },
  { name: 'database lost, its replica takes over', recoverWithinMs: DATABASE_BACK_MS, happen: failOver },
]

function weakLines(): readonly FailureScenario[] {
  return [
    weak('object storage gone for 20 s', 'storageLine', 'cut'),
    weak('object storage silent for 20 s', 'storageLine', 'silent'),
    weak('object storage slow for 20 s (+800 ms)', 'storageLine', 800),
    weak('every provider gone for 20 s', 'providerLine', 'cut'),
    weak('every provider silent for 20 s', 'providerLine', 'silent'),
    weak('every provider slow for 20 s (+1.5 s)', 'providerLine', 1500),
  ]
}

function weak(name: string, line: 'storageLine' | 'providerLine', state: LineState): FailureScenario {
  return { name, recoverWithinMs: SERVER_BACK_MS, happen: (deployment) => weaken(deployment[line], state, 20) }
}

function repeat(times: number, make: (turn: number) => FailureScenario): FailureScenario[] {
  return Array.from({ length: times }, (_, index) => make(index + 1))
}
