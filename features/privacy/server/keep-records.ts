import { hasPaid } from '#features/payments/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PrivacyDeps } from './deps.ts'
import { type KeptKind, RETENTION_RULES } from './retention-rules.ts'
import { insertKeptRecords } from './queries.ts'

/** The encryption purpose for the payer's details. */
export const PAYER = 'kept-payer'

/** Stores what must outlive the account, each with its reason and end. Runs before the personal data is erased. */
export async function keepRecords(deps: PrivacyDeps, tx: Transaction, memberId: string): Promise<void> {
  const now = deps.clock.now()
  const isPayer = await hasPaid(tx, memberId)
  const record = (kind: KeptKind, as: KeptKind = kind) => ({
    memberId,
    kind,
    reason: RETENTION_RULES[as].reason,
    keepUntil: RETENTION_RULES[as].until(now),
  })
  await insertKeptRecords(tx, [
    record('access-records'),
    record('former-phone'),
    // without a payment there is no contract to prove, so consents are kept only as long as access records
    record('consents', isPayer ? 'consents' : 'access-records'),
    ...(isPayer ? [{ ...record('payments'), sealedContent: await sealPayer(deps, tx, memberId) }] : []),
  ])
}

/** Encrypts what a receipt names: the payer and their tax id. */
async function sealPayer({ members, keyring }: PrivacyDeps, tx: Transaction, memberId: string): Promise<string | null> {
  const payer = await members.findPayer(tx, memberId)
  if (!payer) return null
  const { name, document, providerCustomerId } = payer
  return keyring.seal(PAYER, JSON.stringify({ name, document, providerCustomerId }))
}
