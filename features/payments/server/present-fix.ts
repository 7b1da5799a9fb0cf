/** What a repair tells the administrator, in words and with names. */
import { findSubscriptionById } from '#features/membership/server/index.ts'
import { fixTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { FixState } from '../contract.ts'
import type { PaymentsDeps } from './deps.ts'
import { findNewestRepair, type Repair } from './repair-queries.ts'
import type { Difference, Trouble } from './schema.ts'

type FixTexts = (typeof fixTexts)[Language]

/** The newest repair, whoever ordered it. */
export async function findFix(deps: PaymentsDeps, language: Language) {
  const repair = await findNewestRepair(deps.db)
  return { fix: repair ? await presentFix(deps, repair, language) : null }
}

/** Names nobody before its end: until then it is asked for again and again. */
export async function presentFix(deps: PaymentsDeps, repair: Repair, language: Language) {
  const { state: found, done, total, details, errors, unread, ...counts } = repair
  const state = found as FixState // as: the table's check allows no other text
  const texts = fixTexts[language]
  const isEnded = state !== 'running'
  // contracts that came meanwhile are read, too
  const figures = { done, total: Math.max(done, total) }
  const fixed = { subscriptions_fixed: counts.subscriptionsFixed, payments_processed: counts.paymentsProcessed }
  const text = state === 'done' && unread > 0 ? texts.partly : texts[state]
  const tell = <About extends { readonly subscriptionId: string }>(all: readonly About[], say: (about: About) => string) =>
    isEnded ? Promise.all(all.map((about) => sayOf(deps, texts, { about, said: say(about) }))) : []
  return {
    ...fixed,
    ...figures,
    message: fill(text, { ...fixed, ...figures, unread }),
    state,
    details: await tell(details, (difference) => sayDifference(texts, difference)),
    errors: await tell(errors, (trouble) => texts.troubles[troubleOf(trouble)]),
  }
}

async function sayOf(
  { db, members }: PaymentsDeps,
  { nameless }: FixTexts,
  { about, said }: { about: { readonly subscriptionId: string }; said: string },
): Promise<string> {
  const subscription = await findSubscriptionById(db, about.subscriptionId)
  const payer = subscription && (await members.findPayer(db, subscription.memberId))
  return `${payer?.name ?? nameless}: ${said}`
}

/** What was not known before is new. */
function word(words: Readonly<Record<string, string>>, key = 'new'): string {
  return words[key] ?? key
}

function sayDifference(texts: FixTexts, { plan, charges }: Difference): string {
  const moved = plan ? [fill(texts.plan, { before: word(texts.plans, plan.before), after: word(texts.plans, plan.after) })] : []
  const changed = charges.map(({ vendorId: id, before, after }) =>
    fill(texts.charge, { id, before: word(texts.charges, before), after: word(texts.charges, after) }),
  )
  return [...moved, ...changed].join('; ')
}

const TROUBLE_OF_FAULT: Readonly<Record<string, keyof FixTexts['troubles']>> = {
  rate_limited: 'pause',
  credentials_refused: 'credentials',
}

function troubleOf({ fault }: Trouble): keyof FixTexts['troubles'] {
  return fault === undefined ? 'ours' : (TROUBLE_OF_FAULT[fault] ?? 'provider')
}
