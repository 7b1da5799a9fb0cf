import type { DeliverCodeDeps } from './codes/deliver-code.ts'
import type { CodeDeps } from './codes/deps.ts'
import type { Transaction } from '#platform/database.ts'
import type { NotifyDeps } from './members/notify-old-phone.ts'

export interface SignInDeps extends CodeDeps, DeliverCodeDeps, NotifyDeps {
  /** Special tokens of reviewers; each keeps its demonstration account while it is configured. */
  readonly reviewTokens: readonly string[]
  readonly countries: readonly string[]
  readonly adminPhones: readonly string[]
  readonly isSecureOrigin: boolean
  /** Ends other access in the member's name that uses no session, together with all other sessions. */
  readonly endOtherAccess: (tx: Transaction, memberId: string) => Promise<void>
}
