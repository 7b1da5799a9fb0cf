import { expect, test, vi } from 'vitest'
import { ANA, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import type { Refundable } from './use-refundable.ts'
import { RefundDialog } from './RefundDialog.tsx'

const WHOLE: Refundable = { amount: 37.9, isRest: false, until: '2026-12-20T12:00:00.000Z' }
const ASKED = 'POST /api/user/refund'
const ASK = { name: 'Pedir reembolso' }

async function show(answers: Answers, refundable = WHOLE) {
  const onClose = vi.fn<() => void>()
  const page = await renderPart(<RefundDialog isOpen onClose={onClose} refundable={refundable} />, answers)
  return { ...page, onClose }
}

test('says what comes back and until when, and whether it is only the rest', async () => {
  const whole = await show({})
  expect(whole.getByText(/^Você recebe R\$\s37,90 de volta, o valor inteiro\.$/)).toBeTruthy()
  expect(whole.getByText(/vale até 20 de dezembro/)).toBeTruthy()
  whole.unmount()
  const rest = await show({}, { ...WHOLE, amount: 10, isRest: true })
  expect(rest.getByText(/^Você recebe R\$\s10,00 de volta: o que ainda não voltou/)).toBeTruthy()
})

test('a refund shows its protocol in the place of the question', async () => {
  const page = await show({ [ASKED]: () => ({ protocol: 'R-2026-7', amount: 37.9, status: 'pending' }) })
  await page.person.click(page.getByRole('button', ASK))
  expect(await page.findByText('R-2026-7')).toBeTruthy()
  expect(page.getByRole('dialog', { name: 'Reembolso pedido' })).toBeTruthy()
  expect(page.queryByRole('button', ASK)).toBeNull()
  expect(page.requests.filter(({ call }) => call === ASKED)).toMatchObject([{ body: { phone: ANA.phone } }])
  await page.person.click(page.getByRole('button', { name: 'Entendi' }))
  expect(page.onClose).toHaveBeenCalledTimes(1)
})

test('a lost answer is called a doubt, and a refusal what it is', async () => {
  const lost = await show({})
  await lost.person.click(lost.getByRole('button', ASK))
  expect(await lost.findByText(/pedir de novo não devolve duas vezes/)).toBeTruthy()
  lost.unmount()
  const late = await show({ [ASKED]: () => refusal(409, 'refund_too_late', 'O prazo de sete dias passou.') })
  await late.person.click(late.getByRole('button', ASK))
  expect(await late.findByText('O prazo de sete dias passou.')).toBeTruthy()
  expect(late.onClose).not.toHaveBeenCalled()
})

test('closes when the plan was refunded elsewhere', async () => {
  const page = await show({ [ASKED]: () => refusal(409, 'refund_not_due', 'x') })
  await page.person.click(page.getByRole('button', ASK))
  await vi.waitFor(() => expect(page.onClose).toHaveBeenCalledTimes(1))
})
