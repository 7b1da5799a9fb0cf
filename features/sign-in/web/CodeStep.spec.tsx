import { expect, test, vi } from 'vitest'
import { ANA, fieldRefusal, heldAnswer, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { CodeStep } from './CodeStep.tsx'

const CALL = 'POST /api/otp/verify'
const PENDING = { phone: ANA.phone, resendAt: 0, sharedUntil: 0 }
const onEntered = vi.fn<() => void>()

async function show(answers: Answers) {
  onEntered.mockClear()
  const page = await renderPart(<CodeStep pending={PENDING} phoneStep="/auth" onEntered={onEntered} />, {
    'GET /api/chat': () => ({ chat: null }),
    ...answers,
  })
  const sent = () => page.requests.filter(({ call }) => call === CALL)
  return { ...page, code: page.getByLabelText('Código de 6 dígitos'), sent }
}

test('a complete code is sent by itself, once, even if the button is pressed too', async () => {
  const held = heldAnswer({ user: ANA })
  const page = await show({ [CALL]: held.answer })
  await page.person.type(page.code, '123456{Enter}{Enter}')
  expect(page.sent()).toMatchObject([{ body: { phone: ANA.phone, code: '123456' } }])
  held.send()
  await vi.waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1))
  expect(page.sent()).toHaveLength(1)
})

test('a wrong code is cleared and explained, until the next digit', async () => {
  const page = await show({ [CALL]: () => fieldRefusal('code', 'code_invalid', 'x') })
  await page.person.type(page.code, '123456{Enter}')
  expect((await page.findByRole('alert')).textContent).toMatch(/^Código incorreto/)
  expect(page.code).toMatchObject({ value: '' })
  await page.person.type(page.code, '1')
  expect(page.queryByRole('alert')).toBeNull()
})

test('a code whose answer was lost stays, and is not sent again by itself', async () => {
  const page = await show({})
  await page.person.type(page.code, '123456{Enter}')
  expect((await page.findByRole('alert')).textContent).toBe('Erro de conexão')
  expect(page.code).toMatchObject({ value: '123456' })
  expect(page.sent()).toHaveLength(1)
})
