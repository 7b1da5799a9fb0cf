import type { Clock } from '#platform/clock.ts'
import type { Consents } from './consents.ts'
import type { GraphFaults } from './faults.ts'
import type { Posts } from './posts.ts'
import type { GraphSettings } from './settings.ts'

/** What the routes of this stand-in share. */
export interface Api {
  readonly clock: Clock
  readonly appSecret: string
  readonly consents: Consents
  readonly posts: Posts
  readonly faults: GraphFaults
  readonly settings: GraphSettings
  /** Origin of the product, when there is one. */
  readonly productUrl: string | undefined
  /** Ends with the sandbox. */
  readonly signal: AbortSignal
}
