/** A person at the checkout, with a card of the sandbox. */
import { expect, type Page, type Product, signIn } from './product.ts'

/** New visitors have no plan, unlike courtesy phones. */
let visitors = 0
function newPhone(): string {
  visitors += 1
  return `+5531987${String(660_000 + visitors)}`
}

/** Signs a new person in by calls, without the screens. @returns their phone */
export async function arrive(page: Page, product: Product): Promise<string> {
  const phone = newPhone()
  await signIn(page, product, phone)
  await page.goto('/checkout?plan=MONTHLY')
  await expect(page.getByLabel('CPF')).toBeEnabled()
  return phone
}

/** The contents of the fields; every CPF is a valid one. */
export const TYPED = {
  'Nome completo': 'ana de souza',
  'E-mail': 'ana@exemplo.com.br',
  CPF: '52998224725',
  'Número do cartão': '5162306219378829',
  'Nome no cartão': 'ana d souza',
  Validade: '1230',
  'Código (CVV)': '123',
  'CEP do titular': '01310100',
  'Nº do endereço': '100',
} as const
export type Label = keyof typeof TYPED

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const submit = (page: Page) =>
  page.getByRole('button', { name: /^(?:Assinar por|Ativar o plano|Retomar|Continuar com cartão)/ })

/** On a phone the summary is folded, and the coupon's field with it. */
export const openSummary = (page: Page) => page.getByRole('button', { name: /^Ver detalhes/ }).click()

/** All fields, and the terms. */
export async function fillIn(page: Page, changes: Partial<Record<Label, string>> = {}): Promise<void> {
  for (const [label, typed] of Object.entries({ ...TYPED, ...changes })) await field(page, label).fill(typed)
  await page.getByRole('checkbox').check()
}

/** In reais. */
const PRICE = 37.9

/**
 * A new member who bought the plan by card, by calls and without the screens: the checkout's stories cover those.
 * @returns their phone
 */
export async function subscribe(page: Page, product: Product): Promise<string> {
  const phone = newPhone()
  await signIn(page, product, phone)
  const person = { name: 'ANA DE SOUZA', email: TYPED['E-mail'], cpfCnpj: TYPED.CPF }
  const saved = await page.request.post('/api/asaas/customers', { data: { phone, ...person } })
  const { id: customer } = (await saved.json()) as { id: string } // as: the provider's answer, passed on
  const card = { holderName: 'ANA D SOUZA', number: TYPED['Número do cartão'], expiryMonth: '12', expiryYear: '2030', ccv: '123' }
  const holder = { ...person, phone, postalCode: TYPED['CEP do titular'], addressNumber: TYPED['Nº do endereço'] }
  const order = { phone, customer, billingType: 'CREDIT_CARD', value: PRICE, cycle: 'MONTHLY' }
  const payment = { creditCard: card, creditCardHolderInfo: holder }
  await expect(await page.request.post('/api/asaas/subscriptions', { data: { ...order, ...payment } })).toBeOK()
  const status = async () => {
    const answer = await page.request.get('/api/user/subscription', { params: { phone } })
    return ((await answer.json()) as { subscription: { status: string } }).subscription.status // as: the contract's answer
  }
  await expect.poll(status).toBe('active')
  return phone
}

interface Card {
  readonly number: string
  readonly outcome: string
}

/** The sandbox's cards that are refused. */
export async function listRefusedCards({ sandboxUrl }: Product): Promise<readonly Card[]> {
  const { cards } = (await (await fetch(`${sandboxUrl}/control/cards`)).json()) as { cards: Card[] } // as: the sandbox's documented answer
  return cards.filter(({ outcome }) => outcome !== 'approved')
}

/** Makes the next call to the payment provider fail, whoever makes it. */
export async function failOnDemand(product: Product, fault: string): Promise<void> {
  await control(product, 'faults', { provider: 'asaas', fault, times: 1 })
}

/** Makes the bank refuse the next charge of this session's member, and of nobody else. */
export async function refuseRenewal(page: Page, product: Product): Promise<void> {
  const { data } = await listOfAsaas(page, product, 'payments', { status: 'PENDING' })
  expect(data).toHaveLength(1)
  await control(product, `asaas/payments/${data[0]?.id}/charge`, { step: 'refuse' })
}

/** Makes the bank finish a refund that the provider has begun. */
export async function finishRefund(product: Product, paymentId: string): Promise<void> {
  await control(product, `asaas/payments/${paymentId}/refund`, { step: 'finish' })
}

/** How many subscriptions the provider has ever created for the customer of this session, removed ones included. */
export async function countSubscriptions(page: Page, product: Product): Promise<number> {
  return (await listOfAsaas(page, product, 'subscriptions', { includeDeleted: 'true' })).totalCount
}

async function control({ sandboxUrl }: Product, call: string, body: object): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.ok).toBe(true)
}

interface AsaasList {
  readonly totalCount: number
  readonly data: readonly { readonly id: string }[]
}

/** The provider's data about the customer of this session. */
async function listOfAsaas(page: Page, { sandboxUrl }: Product, list: string, wanted: Record<string, string>) {
  const session = (await (await page.request.get('/api/session')).json()) as { user: { asaas_customer_id: string } } // as: the contract's answer
  const providers = (await (await fetch(`${sandboxUrl}/control/providers`)).json()) as { asaas: { api_key: string } } // as: the sandbox's documented answer
  const query = new URLSearchParams({ customer: session.user.asaas_customer_id, ...wanted }).toString()
  const answer = await fetch(`${sandboxUrl}/v3/${list}?${query}`, { headers: { access_token: providers.asaas.api_key } })
  return (await answer.json()) as AsaasList // as: the provider's list
}
