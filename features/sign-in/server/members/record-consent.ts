import type { Clock } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { TERMS_VERSIONS } from '#features/sign-in/contract.ts'
import { insertConsent } from './queries.ts'

interface Acceptance {
  readonly memberId: string
  /** The version of the accepted terms; when undefined, nothing is recorded. */
  readonly termsVersion: string | undefined
  /** Where it was accepted. */
  readonly channel: 'web'
  readonly address: string
}

/** Refuses a version that never existed. @throws Refusal `terms_unknown` */
export function readTermsVersion(version: string | undefined): string | undefined {
  return version === undefined || TERMS_VERSIONS.includes(version) ? version : refuse('terms_unknown', { field: 'terms_version' })
}

/** Inserts a row for each acceptance, however many there were before. @throws Refusal `terms_unknown` */
export async function recordConsent({ clock }: { clock: Clock }, tx: Transaction, acceptance: Acceptance): Promise<void> {
  const { memberId, channel, address } = acceptance
  const termsVersion = readTermsVersion(acceptance.termsVersion)
  if (termsVersion === undefined) return
  const now = clock.now()
  await insertConsent(tx, { id: newId(now), memberId, termsVersion, channel, address, createdAt: now })
}
