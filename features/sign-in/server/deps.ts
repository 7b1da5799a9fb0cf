import type { DeliverCodeDeps } from './codes/deliver-code.ts'
import type { CodeDeps } from './codes/deps.ts'
import type { Transaction } from '#platform/database.ts'
import type { TellDeps } from './members/notify-old-phone.ts'

export interface SignInDeps extends CodeDeps, DeliverCodeDeps, TellDeps {
  /** Special tokens of reviewers; each has a demonstration account while it is here. */
  readonly reviewTokens: readonly string[]
  readonly countries: readonly string[]
  readonly adminPhones: readonly string[]
  readonly isSecureOrigin: boolean
  /** What acts in the member's name without a session ends with the sessions of all other devices. */
  readonly endOtherAccess: (tx: Transaction, memberId: string) => Promise<void>
}
