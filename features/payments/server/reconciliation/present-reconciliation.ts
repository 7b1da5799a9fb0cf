/** Presents a reconciliation to the administrator, with texts and names. */
import { findSubscriptionById } from '#features/membership/server/index.ts'
import { reconciliationTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { writePhone } from '#features/write-phone.ts'
import type { ReconciliationState } from '#features/payments/contract.ts'
import { outcomeOf } from '#features/payments/reconciliation-outcome.ts'
import type { PaymentsDeps } from '../deps.ts'
import { findNewestReconciliation, findReconciliation, type Reconciliation } from './reconciliation-queries.ts'
import type { Difference, Problem } from '../schema.ts'

type ReconciliationTexts = (typeof reconciliationTexts)[Language]

/** The newest reconciliation, whatever started it. */
export async function composeNewestReconciliation(deps: PaymentsDeps, language: Language) {
  const reconciliation = await findNewestReconciliation(deps.db)
  return { fix: reconciliation ? await presentReconciliation(deps, reconciliation, language) : null }
}

/** A reconciliation by its id; undefined when there is none. */
export async function composeReconciliation(deps: PaymentsDeps, id: string, language: Language) {
  const reconciliation = await findReconciliation(deps.db, id)
  return reconciliation && presentReconciliation(deps, reconciliation, language)
}

/** Adds names only once it has ended, because it is polled until then. */
export async function presentReconciliation(deps: PaymentsDeps, reconciliation: Reconciliation, language: Language) {
  const { done, total, details, errors, unread, ...counts } = reconciliation
  const outcome = outcomeOf({ done, unread, state: reconciliation.state as ReconciliationState }) // as: the table's check allows no other text
  const state = outcome === 'incomplete' ? 'done' : outcome
  const texts = reconciliationTexts[language]
  const isEnded = state !== 'running'
  // subscriptions added meanwhile are read as well
  const figures = { done, total: Math.max(done, total) }
  const fixed = { subscriptions_fixed: counts.subscriptionsFixed, payments_processed: counts.paymentsProcessed }
  const text = outcome === 'failed' && reconciliation.state === 'done' ? texts.nothingRead : texts[outcome]
  const shown = isEnded ? { details, errors } : { details: [], errors: [] }
  return {
    ...fixed,
    ...figures,
    message: fill(text, { ...fixed, ...figures, unread }),
    state,
    details: await Promise.all(
      shown.details.map(async (difference) => `${await nameOf(deps, texts, difference)}: ${sayDifference(texts, difference)}`),
    ),
    errors: await sayProblems(deps, texts, shown.errors),
  }
}

/** Each problem, followed by the names of the members it affects. */
function sayProblems(deps: PaymentsDeps, texts: ReconciliationTexts, problems: readonly Problem[]): Promise<string[]> {
  const byCause = Object.entries(Object.groupBy(problems, problemOf))
  return Promise.all(
    byCause.map(async ([cause, left]) => {
      const names = await Promise.all(left.map((problem) => nameOf(deps, texts, problem)))
      return [`${texts.problems[cause as ProblemName]}:`, ...names].join('\n') // as: the keys that `problemOf` gives
    }),
  )
}

/** A name can be shared, a phone cannot; and one person may have had several subscriptions. */
async function nameOf(
  { db, members }: PaymentsDeps,
  { nameless }: ReconciliationTexts,
  { subscriptionId }: { readonly subscriptionId: string },
): Promise<string> {
  const subscription = await findSubscriptionById(db, subscriptionId)
  if (!subscription) return nameless
  const { memberId, providerSubscriptionId } = subscription
  const name = (await members.findPayer(db, memberId))?.name ?? nameless
  const phone = await members.findPhone(db, memberId)
  return [name, phone && writePhone(phone), providerSubscriptionId].filter(Boolean).join(' · ')
}

/** A missing previous value means that the row is new. */
function word(words: Readonly<Record<string, string>>, key = 'new'): string {
  return words[key] ?? key
}

function sayDifference(texts: ReconciliationTexts, { plan, charges }: Difference): string {
  const moved = plan ? [fill(texts.plan, { before: word(texts.plans, plan.before), after: word(texts.plans, plan.after) })] : []
  const changed = charges.map(({ providerId: id, before, after }) =>
    fill(texts.charge, { id, before: word(texts.charges, before), after: word(texts.charges, after) }),
  )
  return [...moved, ...changed].join('; ')
}

type ProblemName = keyof ReconciliationTexts['problems']

const PROBLEM_OF_FAULT: Readonly<Record<string, ProblemName>> = {
  rate_limited: 'pause',
  credentials_refused: 'credentials',
}

function problemOf({ fault }: Problem): ProblemName {
  return fault === undefined ? 'ours' : (PROBLEM_OF_FAULT[fault] ?? 'provider')
}
