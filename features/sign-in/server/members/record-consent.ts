import type { Clock } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { TERMS_VERSIONS } from '#features/sign-in/contract.ts'
import { insertConsent } from './queries.ts'

interface Acceptance {
  readonly memberId: string
  /** The text that was agreed to; undefined when none was named: then nothing is recorded. */
  readonly termsVersion: string | undefined
  /** Where it was said. */
  readonly channel: 'web'
  readonly address: string
}

/** Nobody can have agreed to a text that never was. @throws Refusal `terms_unknown` */
export function readTermsVersion(version: string | undefined): string | undefined {
  return version === undefined || TERMS_VERSIONS.includes(version) ? version : refuse('terms_unknown', { field: 'terms_version' })
}

/** Each acceptance is a row of its own, however many there were before. @throws Refusal `terms_unknown` */
export async function recordConsent({ clock }: { clock: Clock }, tx: Transaction, acceptance: Acceptance): Promise<void> {
  const { memberId, channel, address } = acceptance
  const termsVersion = readTermsVersion(acceptance.termsVersion)
  if (termsVersion === undefined) return
  const now = clock.now()
  await insertConsent(tx, { id: newId(now), memberId, termsVersion, channel, address, createdAt: now })
}
