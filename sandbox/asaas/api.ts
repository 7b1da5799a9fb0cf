import type { Clock } from '#platform/clock.ts'
import type { Books } from './books.ts'
import type { Cards } from './cards.ts'
import type { EventQueue, WebhookConfig } from './events.ts'
import type { AsaasFaults } from './faults.ts'
import type { Ledger } from './ledger.ts'

/** What the routes of this stand-in share. */
export interface Api {
  readonly clock: Clock
  readonly books: Books
  readonly cards: Cards
  readonly ledger: Ledger
  readonly faults: AsaasFaults
  readonly queue: EventQueue
  readonly webhooks: Map<string, WebhookConfig>
}
