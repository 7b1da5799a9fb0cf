import { expect, test } from 'vitest'
import { ANA, fieldRefusal, heldAnswer, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import { AdminGuardScreens } from './AdminGuardScreens.tsx'

const CALL = 'POST /api/admin/login'
const OPENED = { token: 'token', admin: { name: 'Ana', phone: ANA.phone } }
const asksForCode = () => fieldRefusal('code', 'second_factor_required', 'x')

async function show(...answers: readonly (() => object | Promise<object>)[]) {
  const left = [asksForCode, ...answers]
  const page = await renderPart(<AdminGuardScreens hasRunOut={false} />, { [CALL]: () => left.shift()?.() ?? asksForCode() })
  return { ...page, code: await page.findByLabelText('Código de 6 dígitos do aplicativo') }
}

test('a wrong code is cleared and explained, until the next digit', async () => {
  const page = await show(() => fieldRefusal('code', 'code_invalid', 'x'))
  await page.person.type(page.code, '123456{Enter}')
  expect((await page.findByRole('alert')).textContent).toMatch(/^Código incorreto/)
  expect(page.code).toMatchObject({ value: '' })
  await page.person.type(page.code, '1')
  expect(page.queryByRole('alert')).toBeNull()
})

test('an unknown failure shows the text of the server', async () => {
  const page = await show(() => refusal(409, 'busy', 'Tente daqui a pouco.'))
  await page.person.type(page.code, '123456{Enter}')
  expect((await page.findByRole('alert')).textContent).toBe('Tente daqui a pouco.')
})

test('a code is sent once, however often one taps, and opens the panel', async () => {
  const held = heldAnswer(OPENED)
  const page = await show(held.answer)
  await page.person.type(page.code, '123456{Enter}{Enter}')
  expect(page.requests.slice(1)).toMatchObject([{ body: { code: '123456', phone: ANA.phone, name: 'Ana' } }])
  held.send()
  await expect.poll(() => localStorage.getItem('adminToken')).toBe('token')
})
