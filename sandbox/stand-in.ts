import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Credentials } from './credentials.ts'
import type { Guard } from './guard.ts'
import type { Faults } from './faults.ts'
import type { Memory } from './memory.ts'
import type { Settings } from './settings.ts'
import type { Webhooks } from './webhooks.ts'

/** The options of a stand-in's account. */
export interface AccountOptions {
  readonly clock: Clock
  readonly credentials: Credentials
  readonly guard: Guard
  /** Where its callbacks go from the start, when there is a product. */
  readonly productUrl?: string | undefined
}

/** One vendor's stand-in for the rest of the sandbox. A new vendor is one folder and one line in `stand-ins.ts`. */
export interface StandIn {
  /** The name that `/control` uses. */
  readonly provider: string
  /** The path of its routes below the origin, as at the vendor. */
  readonly prefix: string
  /** Defines its routes in a scope of its own: parsers, errors and 404 in the vendor's format. */
  readonly serve: (scope: FastifyInstance) => void
  /** A client's settings: `base_url` and the made-up credentials. */
  readonly describe: (origin: string) => Readonly<Record<string, string>>
  readonly faults: Pick<Faults, 'set' | 'list'>
  /** Left out by a vendor without changeable limits. */
  readonly settings?: Pick<Settings, 'set' | 'list'>
  /** Left out by a vendor that never calls back. */
  readonly webhooks?: Webhooks
  /** Calls of its own below `/control/<provider>` (or `controlName`), where it has more to steer than faults. */
  readonly serveControl?: (scope: FastifyInstance) => void
  /** The path of those calls, when it is not the provider's name. */
  readonly controlName?: string
  /** What it remembers over a restart; left out by one that forgets. */
  readonly memory?: Memory
  /** Runs at once what is due by the new time. */
  readonly clockMoved?: () => void
  readonly reset: () => void
  /** Ends its background work. */
  readonly close: () => void
}
