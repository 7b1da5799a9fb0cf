/** Presents a reconciliation to the administrator, with texts and names. */
import { listSubscriptionsById } from '#features/membership/server/index.ts'
import { findPeople } from '#features/sign-in/server/index.ts'
import { reconciliationTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { writePhone } from '#features/write-phone.ts'
import type { ReconciliationState } from '#features/payments/contract.ts'
import { outcomeOf } from '#features/payments/reconciliation-outcome.ts'
import type { Executor } from '#platform/database.ts'
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
  const nameOf = await readNames(deps.db, texts, [...shown.details, ...shown.errors])
  return {
    ...fixed,
    ...figures,
    message: fill(text, { ...fixed, ...figures, unread }),
    state,
    details: shown.details.map((difference) => `${nameOf(difference)}: ${sayDifference(texts, difference)}`),
    errors: sayProblems(nameOf, texts, shown.errors),
  }
}

/** Each problem, followed by the names of the members it affects. */
function sayProblems(nameOf: NameOf, texts: ReconciliationTexts, problems: readonly Problem[]): string[] {
  const byCause = Object.entries(Object.groupBy(problems, problemOf))
  return byCause.map(
    ([cause, left]) => [`${texts.problems[cause as ProblemName]}:`, ...left.map(nameOf)].join('\n'), // as: the keys that `problemOf` gives
  )
}

interface Affected {
  readonly subscriptionId: string
}
type NameOf = (affected: Affected) => string

/** Two statements for all: there may be hundreds. A name can be shared, a phone cannot; and one person may have had several subscriptions. */
async function readNames(executor: Executor, { nameless }: ReconciliationTexts, affected: readonly Affected[]): Promise<NameOf> {
  const found = await listSubscriptionsById(
    executor,
    affected.map(({ subscriptionId }) => subscriptionId),
  )
  const people = await findPeople(
    executor,
    found.map(({ memberId }) => memberId),
  )
  const names = new Map(
    found.map(({ id, memberId, providerSubscriptionId }) => {
      const { name, phone } = people.get(memberId) ?? { name: null, phone: null }
      return [id, [name ?? nameless, phone && writePhone(phone), providerSubscriptionId].filter(Boolean).join(' · ')]
    }),
  )
  return ({ subscriptionId }) => names.get(subscriptionId) ?? nameless
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
