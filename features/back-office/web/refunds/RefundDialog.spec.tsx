import { expect, test, vi } from 'vitest'
import { ANA, fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import type { PanelPayment } from '#features/back-office/panel-contract.ts'
import { RefundDialog } from './RefundDialog.tsx'

const CALL = 'POST /api/admin/refund'
const PAYMENT = {
  id: '018f0000-0000-7000-8000-000000000001',
  value: 37.9,
  refunded_value: 0,
  user: { id: ANA.id, name: 'Ana', phone: ANA.phone },
} as unknown as PanelPayment // as: what the dialog reads of it
const REASON = 'A pessoa pediu o dinheiro de volta'

async function fill(answers: Answers) {
  const onClose = vi.fn<() => void>()
  const page = await renderPart(<RefundDialog payment={PAYMENT} onClose={onClose} />, answers)
  const confirm = page.getByRole('button', { name: /37,90/ })
  expect(confirm.hasAttribute('disabled')).toBe(true)
  await page.person.type(page.getByRole('textbox'), REASON)
  const sent = () => page.requests.filter(({ call }) => call === CALL)
  return { ...page, onClose, confirm, sent }
}

test('a refused reason is said at its field', async () => {
  const page = await fill({ [CALL]: () => fieldRefusal('reason', 'invalid_request', 'Escreva um motivo.') })
  await page.person.click(page.confirm)
  await page.findByText('Escreva um motivo.')
  expect(page.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
})

test('a refusal shows the text of the server, and a failure of the server says what failed', async () => {
  const page = await fill({ [CALL]: () => refusal(409, 'refund_already_made', 'Já foi devolvido.') })
  await page.person.click(page.confirm)
  expect((await page.findByRole('alert')).textContent).toBe('Já foi devolvido.')
  page.unmount()
  const broken = await fill({ [CALL]: () => refusal(500, 'server_error', 'x') })
  await broken.person.click(broken.confirm)
  expect((await broken.findByRole('alert')).textContent).toBe('Erro ao processar reembolso')
})

test('two quick taps refund once', async () => {
  const held = heldAnswer({ refund: { protocol: 'R-1', amount: 37.9, status: 'pending' } })
  const page = await fill({ [CALL]: held.answer })
  await page.person.dblClick(page.confirm)
  expect(page.sent()).toMatchObject([{ body: { payment_id: PAYMENT.id, reason: REASON } }])
  held.send()
  await vi.waitFor(() => expect(page.onClose).toHaveBeenCalledTimes(1))
})
