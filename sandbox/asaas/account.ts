import type { Clock } from '#platform/clock.ts'
import type { Agenda } from './agenda.ts'
import type { Store, Payment, Subscription } from './store.ts'
import type { AsaasFaults } from './faults.ts'
import type { AsaasSettings } from './settings.ts'

/** What the actions of the account share. */
export interface Account {
  readonly store: Store
  readonly clock: Clock
  readonly agenda: Agenda
  readonly faults: AsaasFaults
  readonly settings: AsaasSettings
  readonly announce: Announcer
}

export interface Announcer {
  readonly payment: (event: string, payment: Payment) => void
  readonly subscription: (event: string, subscription: Subscription) => void
}
