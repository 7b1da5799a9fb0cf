import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Credentials } from './credentials.ts'
import type { Guard } from './guard.ts'
import type { Faults } from './faults.ts'
import type { Settings } from './settings.ts'
import type { Webhooks } from './webhooks.ts'

/** What a stand-in's account is opened with. */
export interface AccountOptions {
  readonly clock: Clock
  readonly credentials: Credentials
  readonly guard: Guard
  /** Where its callbacks go from the start, when there is a product. */
  readonly productUrl?: string | undefined
}

/** One vendor's stand-in, as the rest of the sandbox sees it. A new vendor is one folder and one line in `start.ts`. */
export interface StandIn {
  /** The name that `/control` uses. */
  readonly provider: string
  /** Where its routes live below the origin, as at the vendor. */
  readonly prefix: string
  /** Defines its routes in a scope of its own: parsers, errors and 404 in the vendor's shapes. */
  readonly serve: (scope: FastifyInstance) => void
  /** What a client needs to be pointed at it: `base_url` and the made-up credentials. */
  readonly describe: (origin: string) => Readonly<Record<string, string>>
  readonly faults: Pick<Faults, 'set' | 'list'>
  /** Left out by a vendor whose limits nobody needs to move. */
  readonly settings?: Pick<Settings, 'set' | 'list'>
  /** Left out by a vendor that never calls back. */
  readonly webhooks?: Webhooks
  /** Calls of its own below `/control/<provider>` (or `controlName`), where it has more to steer than faults. */
  readonly serveControl?: (scope: FastifyInstance) => void
  /** What those calls are known by, when it is not the provider's name. */
  readonly controlName?: string
  /** Does at once what has fallen due by the new time. */
  readonly clockMoved?: () => void
  readonly reset: () => void
  /** Ends whatever still runs on its own. */
  readonly close: () => void
}
