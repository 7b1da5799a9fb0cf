import { expect, test, vi } from 'vitest'
import { refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import type { CodeWay } from '../contract.ts'
import { savePending, usePendingSignIn } from './pending-sign-in.ts'
import { ResendButton } from './ResendButton.tsx'

const PHONE = '+5511987654321'
const ASKED = 'POST /api/otp/resend'
const early = () => Response.json({ error: 'Aguarde', code: 'rate_limited', remainingTime: 1200 }, { status: 429 })
const onSent = vi.fn<() => void>()

function Pending({ way }: { way: CodeWay }) {
  return <ResendButton pending={usePendingSignIn()} way={way} onSent={onSent} />
}

async function show(waitSeconds: number, { way = 'sms', answers = {} }: { way?: CodeWay; answers?: Answers } = {}) {
  onSent.mockClear()
  savePending(PHONE, waitSeconds)
  const page = await renderPart(<Pending way={way} />, answers)
  return { ...page, button: page.getByRole('button') }
}

test.each([
  ['sms', 0, 'Reenviar código'],
  ['chat', 0, 'Receber pelo WhatsApp'],
  ['sms', 3000, 'Reenviar em 50 min'],
  ['chat', 3000, 'Receber pelo WhatsApp em 50 min'],
] as const)('by %s, %i seconds before it is possible, says %j', async (way, waitSeconds, words) => {
  const { button } = await show(waitSeconds, { way })
  expect([button.textContent, button.hasAttribute('disabled')]).toEqual([words, waitSeconds > 0])
})

test('after another code the server says how long the next one has to wait', async () => {
  const { button, person, requests } = await show(0, { answers: { [ASKED]: () => ({ ok: true, resend_after: 7000 }) } })
  await person.click(button)
  expect(requests).toMatchObject([{ call: ASKED, body: { phone: PHONE, by: 'sms' } }])
  expect(button.textContent).toBe('Reenviar em 2 h')
  expect(onSent).toHaveBeenCalledTimes(1)
})

test('a request that is too early waits for as long as the server says', async () => {
  const { button, person } = await show(0, { answers: { [ASKED]: early } })
  await person.click(button)
  expect(button.textContent).toBe('Reenviar em 20 min')
  expect(onSent).not.toHaveBeenCalled()
})

test('after any other refusal it can be pressed again', async () => {
  const { button, person } = await show(0, { answers: { [ASKED]: () => refusal(503, 'sms_unavailable', 'Sem SMS agora.') } })
  await person.click(button)
  expect([button.textContent, button.hasAttribute('disabled')]).toEqual(['Reenviar código', false])
  expect(onSent).not.toHaveBeenCalled()
})
