/** What a repair tells the administrator, in words and with names. */
import { findSubscriptionById } from '#features/membership/server/index.ts'
import { repairTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { writePhone } from '#features/write-phone.ts'
import type { RepairState } from '#features/payments/contract.ts'
import { outcomeOf } from '#features/payments/repair-outcome.ts'
import type { PaymentsDeps } from '../deps.ts'
import { findNewestRepair, findRepair, type Repair } from './repair-queries.ts'
import type { Difference, Trouble } from '../schema.ts'

type RepairTexts = (typeof repairTexts)[Language]

/** The newest repair, whoever ordered it. */
export async function tellNewestRepair(deps: PaymentsDeps, language: Language) {
  const repair = await findNewestRepair(deps.db)
  return { fix: repair ? await presentRepair(deps, repair, language) : null }
}

/** One of any time; undefined when there is none such. */
export async function tellRepair(deps: PaymentsDeps, id: string, language: Language) {
  const repair = await findRepair(deps.db, id)
  return repair && presentRepair(deps, repair, language)
}

/** Names nobody before its end: until then it is asked for again and again. */
export async function presentRepair(deps: PaymentsDeps, repair: Repair, language: Language) {
  const { done, total, details, errors, unread, ...counts } = repair
  const outcome = outcomeOf({ done, unread, state: repair.state as RepairState }) // as: the table's check allows no other text
  const state = outcome === 'incomplete' ? 'done' : outcome
  const texts = repairTexts[language]
  const isEnded = state !== 'running'
  // contracts that came meanwhile are read, too
  const figures = { done, total: Math.max(done, total) }
  const fixed = { subscriptions_fixed: counts.subscriptionsFixed, payments_processed: counts.paymentsProcessed }
  const text = outcome === 'failed' && repair.state === 'done' ? texts.nothingRead : texts[outcome]
  const shown = isEnded ? { details, errors } : { details: [], errors: [] }
  return {
    ...fixed,
    ...figures,
    message: fill(text, { ...fixed, ...figures, unread }),
    state,
    details: await Promise.all(
      shown.details.map(async (difference) => `${await nameOf(deps, texts, difference)}: ${sayDifference(texts, difference)}`),
    ),
    errors: await sayTroubles(deps, texts, shown.errors),
  }
}

/** What went wrong, and under it whom it left out. */
function sayTroubles(deps: PaymentsDeps, texts: RepairTexts, troubles: readonly Trouble[]): Promise<string[]> {
  const byCause = Object.entries(Object.groupBy(troubles, troubleOf))
  return Promise.all(
    byCause.map(async ([cause, left]) => {
      const names = await Promise.all(left.map((trouble) => nameOf(deps, texts, trouble)))
      return [`${texts.troubles[cause as TroubleName]}:`, ...names].join('\n') // as: the keys that `troubleOf` gives
    }),
  )
}

/** People share their names, but not their phones; and one person may have had several contracts. */
async function nameOf(
  { db, members }: PaymentsDeps,
  { nameless }: RepairTexts,
  { subscriptionId }: { readonly subscriptionId: string },
): Promise<string> {
  const subscription = await findSubscriptionById(db, subscriptionId)
  if (!subscription) return nameless
  const { memberId, asaasSubscriptionId } = subscription
  const name = (await members.findPayer(db, memberId))?.name ?? nameless
  const phone = await members.findPhone(db, memberId)
  return [name, phone && writePhone(phone), asaasSubscriptionId].filter(Boolean).join(' · ')
}

/** What was not known before is new. */
function word(words: Readonly<Record<string, string>>, key = 'new'): string {
  return words[key] ?? key
}

function sayDifference(texts: RepairTexts, { plan, charges }: Difference): string {
  const moved = plan ? [fill(texts.plan, { before: word(texts.plans, plan.before), after: word(texts.plans, plan.after) })] : []
  const changed = charges.map(({ vendorId: id, before, after }) =>
    fill(texts.charge, { id, before: word(texts.charges, before), after: word(texts.charges, after) }),
  )
  return [...moved, ...changed].join('; ')
}

type TroubleName = keyof RepairTexts['troubles']

const TROUBLE_OF_FAULT: Readonly<Record<string, TroubleName>> = {
  rate_limited: 'pause',
  credentials_refused: 'credentials',
}

function troubleOf({ fault }: Trouble): TroubleName {
  return fault === undefined ? 'ours' : (TROUBLE_OF_FAULT[fault] ?? 'provider')
}
