import type { Account } from './account.ts'
import type { Cards } from './cards.ts'
import type { Events } from './events.ts'
import type { Limits } from './limits.ts'

/** What the routes of this stand-in share. */
export interface Api extends Account {
  readonly cards: Cards
  readonly events: Events
  readonly limits: Limits
}
