import { hasPaid } from '#features/payments/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PrivacyDeps } from './deps.ts'
import { type KeptKind, KEEPINGS } from './kept-kinds.ts'
import { insertKeptRecords } from './queries.ts'

/** The purpose of the seal over who paid. */
const PAYER = 'kept-payer'

/** Sets aside what outlives the account, with the reason and the end of each. Before the person is blanked. */
export async function keepRecords(deps: PrivacyDeps, tx: Transaction, memberId: string): Promise<void> {
  const now = deps.clock.now()
  const isPayer = await hasPaid(tx, memberId)
  const record = (kind: KeptKind, as: KeptKind = kind) => ({
    memberId,
    kind,
    reason: KEEPINGS[as].reason,
    keepUntil: KEEPINGS[as].until(now),
  })
  await insertKeptRecords(tx, [
    record('access-records'),
    record('former-phone'),
    // nobody has a contract to prove where no money moved: then it says no more than an access record does
    record('consents', isPayer ? 'consents' : 'access-records'),
    ...(isPayer ? [{ ...record('payments'), sealedContent: await sealPayer(deps, tx, memberId) }] : []),
  ])
}

/** What a receipt names: who, and the tax id. */
async function sealPayer({ members, keyring }: PrivacyDeps, tx: Transaction, memberId: string): Promise<string | null> {
  const payer = await members.findPayer(tx, memberId)
  if (!payer) return null
  const { name, document, asaasCustomerId } = payer
  return keyring.seal(PAYER, JSON.stringify({ name, document, asaasCustomerId }))
}
