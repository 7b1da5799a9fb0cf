/** Makes one member with a charged plan, without going through the pages. */
import { sql } from 'drizzle-orm'
import type { Core } from '#apps/compose.ts'
import { newId } from '#platform/crypto.ts'

/** @returns the provider's id of a subscription that is charged */
export async function openSubscription({ payments, clock }: Core): Promise<string> {
  const { db, provider, membership } = payments
  const now = clock.now()
  const memberId = newId(now)
  await db.execute(sql`insert into members (id, language, created_at) values (${memberId}, 'pt-BR', ${now})`)
  const person = { name: 'ANA', email: 'ana@exemplo.example', cpf: '24971563792', phone: '+5581987650000' }
  const customerId = await provider.createCustomer({ ...person, reference: memberId })
  const { subscriptionId } = await db.transaction((tx) => membership.subscriptions.beginPurchase(tx, memberId))
  const bought = await provider.createSubscription({
    customerId,
    reference: subscriptionId,
    valueCents: 3790,
    cycle: 'MONTHLY',
    firstDueOn: now.toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' }),
    description: 'x',
    payerAddress: '192.0.2.1',
    card: { holderName: 'ANA', number: '5162306219378829', expiryMonth: '05', expiryYear: '2060', securityCode: '318' },
    holder: { ...person, postalCode: '50030230', addressNumber: '1' },
  })
  if (bought.outcome === 'refused') throw new Error(bought.detail)
  await db.transaction((tx) => membership.subscriptions.confirmPurchase(tx, subscriptionId, bought.subscriptionId))
  return bought.subscriptionId
}
