import { expect, test, vi } from 'vitest'
import { ANA, fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { CARD_NUMBER, fillCard, textOfCaches } from '#features/payments/web/card-form/fill-card.test-support.ts'
import { Buyer } from './Buyer.tsx'

const CUSTOMER = 'POST /api/asaas/customers'
const ORDER = 'POST /api/asaas/subscriptions'
const OFFER = { value: 37.9, edits: 12, renews_at: '2027-01-20T12:00:00.000Z' }
const SUBMIT = { name: /^Assinar por/ }

async function fill(answers: Answers) {
  const page = await renderPart(<Buyer member={ANA} />, {
    'GET /api/user/subscription': () => ({ subscription: null }),
    'GET /api/user/receipts': () => ({ receipts: [] }),
    'GET /api/checkout/offer': () => ({ offer: OFFER }),
    [CUSTOMER]: () => ({ id: 'cus_1' }),
    ...answers,
  })
  await page.findByLabelText('CPF')
  await fillCard(page)
  const sent = (wanted: string) => page.requests.filter(({ call }) => call === wanted)
  return { ...page, sent, terms: page.getByRole('checkbox') }
}

test('the missing consent is said at its box, and nothing is sent', async () => {
  const page = await fill({})
  await page.person.click(page.getByRole('button', SUBMIT))
  expect(await page.findByText(/^Você precisa aceitar/)).toBeTruthy()
  expect(document.activeElement).toBe(page.terms)
  expect(page.sent(CUSTOMER)).toEqual([])
})

test('a refused document is said in the box and at its field; all but the security code stays', async () => {
  const page = await fill({ [CUSTOMER]: () => fieldRefusal('cpfCnpj', 'invalid_document', 'Confira o CPF.') })
  await page.person.click(page.terms)
  await page.person.click(page.getByRole('button', SUBMIT))
  expect((await page.findByRole('alert')).textContent).toContain('Confira o CPF.')
  expect(page.getByText('Esse CPF não existe. Confira os números')).toBeTruthy()
  expect(page.getByLabelText('Código (CVV)')).toMatchObject({ value: '' })
  expect(page.getByLabelText('Nome no cartão')).toMatchObject({ value: 'ANA LIMA' })
  expect(page.sent(ORDER)).toEqual([])
})

test.each([
  ['SALDO_INSUFICIENTE', 'Número do cartão'],
  ['CARTAO_VENCIDO', 'Validade'],
  ['CVV_INVALIDO', 'Código (CVV)'],
])(
  'a card that is refused with %s is explained at its field %s alone, which takes the focus, until it is changed',
  async (code, label) => {
    const page = await fill({ [ORDER]: () => refusal(402, code, 'O banco não aceitou.') })
    await page.person.click(page.terms)
    await page.person.click(page.getByRole('button', SUBMIT))
    await page.findByText('O banco não aceitou. Nada foi cobrado.')
    const field = page.getByLabelText(label)
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('O banco não aceitou.')
    expect(page.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toContain(code)
    await page.person.type(field, '{Backspace}1')
    expect(page.queryByText(/O banco não aceitou/)).toBeNull()
  },
)

test('what belongs to no field of the card is said in the box', async () => {
  const page = await fill({ [ORDER]: () => refusal(402, 'ERRO_ASAAS', 'Tente de novo.') })
  await page.person.click(page.terms)
  await page.person.click(page.getByRole('button', SUBMIT))
  expect((await page.findByRole('alert')).textContent).toContain('ERRO_ASAAS: Tente de novo.')
})

test('two quick taps order once, and neither a cache nor a storage ever holds the card', async () => {
  const held = heldAnswer({ id: 'cus_1' })
  const page = await fill({ [CUSTOMER]: held.answer, [ORDER]: () => refusal(402, 'TRANSACAO_NEGADA', 'Negada.') })
  await page.person.click(page.terms)
  await page.person.type(page.getByLabelText('CPF'), '{Enter}{Enter}')
  await vi.waitFor(() => expect(page.sent(CUSTOMER)).toHaveLength(1))
  expect(textOfCaches(page)).not.toContain(CARD_NUMBER)
  held.send()
  await page.findByText('Negada. Nada foi cobrado.')
  expect([page.sent(CUSTOMER).length, page.sent(ORDER).length]).toEqual([1, 1])
  expect(page.sent(ORDER)).toMatchObject([{ body: { creditCard: { number: CARD_NUMBER } } }])
  expect(textOfCaches(page)).not.toContain(CARD_NUMBER)
})
