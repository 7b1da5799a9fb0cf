import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { Queue } from '#platform/queue.ts'
import type { CodeWay } from '#features/sign-in/contract.ts'
import type { Language } from '#phrases/shape.ts'

/** What codes need of the rest of the product. */
export interface CodeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
  readonly queue: Queue
  readonly log: Log
  readonly limits: CodeLimits
}

/** How many messages may go out; see `.env.example`. */
export interface CodeLimits {
  /** In one day of São Paulo, to everybody together: what the product is willing to pay. */
  readonly perDay: number
  /** In one hour, asked for from one network address. */
  readonly perAddress: number
  /** In one hour, to one block of ten thousand numbers. */
  readonly perBlock: number
  /** To one area code in a row without any of them being used; see `area.ts`. */
  readonly perArea: number
}

/**
 * What a code opens: a code of one purpose never fits another. One for a new phone belongs to the member who asked, and
 * is worthless in anybody else's session.
 */
export type CodePurpose = { readonly purpose: 'sign-in' } | { readonly purpose: 'change-phone'; readonly memberId: string }

export type CodeOrder = CodePurpose & {
  /** E.164, from `readPhone`. */
  readonly phone: string
  readonly language: Language
  /** Left out: by SMS. */
  readonly way?: CodeWay | undefined
  /** Network address and browser of whoever asks. */
  readonly address: string
  readonly userAgent?: string | undefined
}

export type CodeGuess = CodePurpose & {
  /** E.164, from `readPhone`. */
  readonly phone: string
  /** As it was typed. */
  readonly code: string
  readonly address: string
  readonly userAgent?: string | undefined
}
