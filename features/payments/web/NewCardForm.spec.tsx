import { expect, test, vi } from 'vitest'
import { fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { CARD_NUMBER, fillCard, textOfCaches } from './card-form/fill-card.test-support.ts'
import { NewCardForm } from './NewCardForm.tsx'

const CALL = 'POST /api/user/payment-method'
const SAVE = { name: 'Salvar o cartão' }

async function fill(answers: Answers) {
  const onDone = vi.fn<() => void>()
  const form = <NewCardForm lateCents={undefined} onDone={onDone} onTyped={() => undefined} onCancel={() => undefined} />
  const page = await renderPart(form, { 'GET /api/user/receipts': () => ({ receipts: [] }), ...answers })
  await fillCard(page)
  const sent = () => page.requests.filter(({ call }) => call === CALL)
  return { ...page, onDone, sent, save: page.getByRole('button', SAVE) }
}

test('a refused document is said in the box and at its field, and the security code must be typed again', async () => {
  const page = await fill({ [CALL]: () => fieldRefusal('cpfCnpj', 'invalid_document', 'Confira o CPF.') })
  await page.person.click(page.save)
  expect((await page.findByRole('alert')).textContent).toContain('Confira o CPF.')
  expect(page.getByText('Esse CPF não existe. Confira os números')).toBeTruthy()
  expect(page.getByLabelText('CPF').getAttribute('aria-invalid')).toBe('true')
  expect(page.getByLabelText('Código (CVV)')).toMatchObject({ value: '' })
})

test('a refused card is explained at its number, which takes the focus', async () => {
  const page = await fill({ [CALL]: () => refusal(402, 'SALDO_INSUFICIENTE', 'Saldo insuficiente.') })
  await page.person.click(page.save)
  await page.findByText('Saldo insuficiente. Nada foi cobrado.')
  expect(document.activeElement).toBe(page.getByLabelText('Número do cartão'))
  expect(page.queryByRole('alert')).toBeNull()
  expect(page.onDone).not.toHaveBeenCalled()
})

test('an unknown failure shows the text of the server', async () => {
  const page = await fill({ [CALL]: () => refusal(402, 'ERRO_PAGAMENTO', 'Saldo insuficiente.') })
  await page.person.click(page.save)
  const box = await page.findByRole('alert')
  expect(box.textContent).toContain('Saldo insuficiente.')
  expect(box.textContent).toContain('Nada foi cobrado.')
  expect(page.onDone).not.toHaveBeenCalled()
})

test('two quick taps save once, and no cache ever holds the card', async () => {
  const held = heldAnswer({ paymentMethod: { brand: 'VISA', last_digits: '1111' } })
  const page = await fill({ [CALL]: held.answer })
  await page.person.type(page.getByLabelText('CPF'), '{Enter}{Enter}')
  await vi.waitFor(() => expect(page.sent()).toHaveLength(1))
  expect(page.sent()).toMatchObject([{ body: { creditCard: { number: CARD_NUMBER, ccv: '737' } } }])
  expect(textOfCaches(page)).not.toContain(CARD_NUMBER)
  held.send()
  await vi.waitFor(() => expect(page.onDone).toHaveBeenCalledTimes(1))
  expect(textOfCaches(page)).not.toContain(CARD_NUMBER)
})
