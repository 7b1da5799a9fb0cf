import { button, byId, control, element, redraw, texts } from './dom.ts'

interface Card {
  readonly brand: string
  readonly last_digits: string
}

interface Charge {
  readonly id: string
  readonly status: string
  readonly value: number
  readonly due_date: string
  readonly confirmed_date: string | null
  readonly card: Card | null
  readonly steps: readonly string[]
}

interface Subscription {
  readonly id: string
  readonly status: string
  readonly value: number
  readonly cycle: string
  readonly description: string | null
  readonly reference: string | null
  readonly next_due_date: string
  readonly card: Card | null
  readonly charges: readonly Charge[]
}

interface Customer {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly cpf_cnpj: string
  readonly subscriptions: readonly Subscription[]
  readonly charges: readonly Charge[]
}

interface Overview {
  readonly totals: { readonly customers: number }
  readonly customers: readonly Customer[]
}

/** Older ones are folded away. */
const SHOWN_CHARGES = 5
/** The colours of statuses that are fine, final or pending; every other status is highlighted. */
const TONES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ACTIVE', 'CONFIRMED', 'RECEIVED', 'RECEIVED_IN_CASH'].map((status) => [status, 'good'])),
  ...Object.fromEntries(['PENDING', 'DELETED', 'INACTIVE', 'EXPIRED', 'REFUNDED'].map((status) => [status, 'calm'])),
}
let shown = ''

/** Renders the account's customers with their purchases; changes nothing while nothing is new. */
export async function showPayments(): Promise<void> {
  const { totals, customers } = await control<Overview>('asaas')
  const state = JSON.stringify(customers)
  if (state === shown) return
  shown = state
  const badge = byId('payments-count')
  badge.textContent = String(totals.customers)
  badge.hidden = totals.customers === 0
  byId('payments-empty').hidden = totals.customers > 0
  const isPartial = totals.customers > customers.length
  redraw(
    byId('payments'),
    ...customers.map(renderCustomer),
    ...(isPartial ? [element('p', { class: 'lead' }, texts.payments.newestOnly)] : []),
  )
}

function renderCustomer({ id, name, email, cpf_cnpj: document, subscriptions, charges }: Customer): HTMLElement {
  const hasNothing = subscriptions.length === 0 && charges.length === 0
  return element(
    'article',
    { class: 'customer', 'aria-labelledby': id },
    element(
      'header',
      {},
      element('h3', { id }, name),
      element('p', { class: 'lead' }, [email, formatTaxId(document)].filter(Boolean).join(' · ')),
    ),
    ...subscriptions.map(renderSubscription),
    ...(charges.length === 0 ? [] : [element('h4', {}, texts.payments.alone), ...renderCharges(id, charges)]),
    ...(hasNothing ? [element('p', { class: 'lead' }, texts.payments.nothingBought)] : []),
  )
}

function renderSubscription(subscription: Subscription): HTMLElement {
  const { id, status, value, cycle, description, reference, next_due_date: next, charges, card } = subscription
  const cycles: Readonly<Record<string, string>> = texts.payments.cycles
  const facts = [
    `${formatMoney(value)} ${cycles[cycle] ?? cycle}`,
    ...(card ? [formatCard(card)] : []),
    ...(status === 'ACTIVE' ? [`${texts.payments.nextDue} ${formatDay(next)}`] : []),
  ]
  return element(
    'div',
    { class: 'subscription' },
    element('div', { class: 'card-head' }, element('h4', {}, description ?? id), renderStatus(status)),
    element('p', { class: 'lead' }, facts.join(' · ')),
    element(
      'p',
      { class: 'ids' },
      element('code', {}, reference === null ? id : `${id} · ${texts.payments.reference} ${reference}`),
    ),
    ...renderCharges(id, charges),
    ...(status === 'DELETED' ? [] : [renderRemove(id)]),
  )
}

function renderRemove(id: string): HTMLElement {
  const made = button(texts.payments.remove, 'button quiet', async () => {
    if (confirm(texts.payments.removeQuestion)) await steer(`asaas/subscriptions/${id}/remove`, {})
  })
  made.dataset['key'] = `remove ${id}`
  return made
}

function renderCharges(ownerId: string, charges: readonly Charge[]): HTMLElement[] {
  const older = charges.slice(SHOWN_CHARGES)
  const fold = element(
    'details',
    { id: `older-${ownerId}`, class: 'older' },
    element('summary', {}, `${texts.payments.older} (${older.length})`),
    element('ul', { class: 'rows' }, ...older.map(renderCharge)),
  )
  return [
    element('ul', { class: 'rows' }, ...charges.slice(0, SHOWN_CHARGES).map(renderCharge)),
    ...(older.length === 0 ? [] : [fold]),
  ]
}

function renderCharge(charge: Charge): HTMLElement {
  const { id, status, value, due_date: due, confirmed_date: paid, card, steps } = charge
  const when = paid === null ? `${texts.payments.due} ${formatDay(due)}` : `${texts.payments.paid} ${formatDay(paid)}`
  return element(
    'li',
    { class: 'row charge', title: id },
    element(
      'div',
      { class: 'facts' },
      element('strong', {}, formatMoney(value)),
      renderStatus(status),
      element('span', { class: 'when' }, card ? `${when} · ${formatCard(card)}` : when),
    ),
    element('div', { class: 'line' }, ...steps.map((step) => renderStep(charge, step))),
  )
}

function renderStep({ id, due_date: due }: Charge, name: string): HTMLElement {
  const labels: Readonly<Record<string, string>> = texts.payments.steps
  const [matter = '', step = ''] = name.split('/')
  const label = labels[name] ?? name
  const made = button(label, 'button small', () => steer(`asaas/payments/${id}/${matter}`, { step }))
  made.setAttribute('aria-label', `${label}: ${formatDay(due)}`)
  made.dataset['key'] = `${name} ${id}`
  return made
}

/** Runs one control, then renders the result or shows the refusal. */
async function steer(call: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  const problem = byId('payments-problem')
  problem.textContent = ''
  try {
    await control(call, body)
  } catch (error) {
    problem.textContent = texts.payments.failed + (error instanceof Error ? error.message : String(error))
  }
  await showPayments()
}

/** As text; the provider's own status is its title. */
function renderStatus(status: string): HTMLElement {
  const words: Readonly<Record<string, string>> = texts.payments.statuses
  return element('span', { class: `badge ${TONES[status] ?? 'on'}`, title: status }, words[status] ?? status)
}

function formatMoney(reais: number): string {
  return reais.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
}

function formatDay(day: string): string {
  return day.split('-').reverse().join('/')
}

function formatCard({ brand, last_digits: digits }: Card): string {
  return `${brand}\u00A0••••\u00A0${digits}`
}

function formatTaxId(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}
