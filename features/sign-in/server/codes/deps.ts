import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { CodeWay } from '#features/sign-in/contract.ts'
import type { Language } from '#phrases/shape.ts'

/** What codes need from the rest of the product. */
export interface CodeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
  readonly queue: Queue
  readonly log: Log
  readonly limits: CodeLimits
}

/** How many messages may be sent; see `.env.example`. */
export interface CodeLimits {
  /** In one day of São Paulo, to all people together: the cost limit. */
  readonly perDay: number
  /** In one hour, requested from one network address. */
  readonly perAddress: number
  /** In one hour, to one block of ten thousand numbers. */
  readonly perBlock: number
  /** To one area code in a row without any used code; see `area.ts`. */
  readonly perArea: number
}

/**
 * The purpose of a code, which is only valid for that purpose. A code for a new phone belongs to the member who requested it, and
 * is invalid in any other member's session.
 */
export type CodePurpose = { readonly purpose: 'sign-in' } | { readonly purpose: 'change-phone'; readonly memberId: string }

export type CodeOrder = CodePurpose & {
  /** E.164, from `readPhone`. */
  readonly phone: string
  readonly language: Language
  /** SMS when absent. */
  readonly way?: CodeWay | undefined
  /** Network address and browser of the request. */
  readonly address: string
  readonly userAgent?: string | undefined
}

export type CodeGuess = CodePurpose & {
  /** E.164, from `readPhone`. */
  readonly phone: string
  /** As typed. */
  readonly code: string
  readonly address: string
  readonly userAgent?: string | undefined
}
