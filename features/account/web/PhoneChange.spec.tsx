import { expect, test } from 'vitest'
import { ANA, fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { PhoneChange } from './PhoneChange.tsx'

const CALL = 'POST /api/user'
const CHANGE = { name: 'Alterar o celular' }
const CODE = 'Código de 6 dígitos'

async function openForm(answers: Answers) {
  const page = await renderPart(<PhoneChange />, answers)
  await page.person.click(page.getByRole('button', CHANGE))
  return { ...page, field: page.getByLabelText('Novo celular com DDD') }
}

async function askForCode(answers: readonly (() => object | Promise<object>)[]) {
  const left = [...answers]
  const page = await openForm({ [CALL]: () => left.shift()?.() ?? refusal(500, 'server_error', 'x') })
  await page.person.type(page.field, '21987650001{Enter}')
  return { ...page, code: await page.findByLabelText(CODE) }
}

test('an impossible number is refused at its field, without a request, until it is changed', async () => {
  const page = await openForm({})
  expect(document.activeElement).toBe(page.field)
  await page.person.type(page.field, '10{Enter}')
  expect(await page.findByText(/^Número inválido/)).toBeTruthy()
  expect(page.field.getAttribute('aria-invalid')).toBe('true')
  expect(page.requests).toEqual([])
  await page.person.type(page.field, '9')
  expect(page.queryByText(/^Número inválido/)).toBeNull()
})

test('a refused number says why at its field, and any other failure above the button', async () => {
  const page = await openForm({ [CALL]: () => fieldRefusal('new_phone', 'phone_is_yours', 'Esse já é o seu número.') })
  await page.person.type(page.field, '21987650001{Enter}')
  await page.findByText('Esse já é o seu número.')
  expect(page.field.getAttribute('aria-invalid')).toBe('true')
  page.unmount()
  const other = await openForm({ [CALL]: () => refusal(503, 'sms_paused', 'Sem SMS por hoje.') })
  await other.person.type(other.field, '21987650001{Enter}')
  expect((await other.findByRole('alert')).textContent).toBe('Sem SMS por hoje.')
})

test('two quick taps send one code', async () => {
  const held = heldAnswer({ user: ANA })
  const page = await openForm({ [CALL]: held.answer })
  await page.person.type(page.field, '21987650001{Enter}{Enter}')
  expect(page.requests).toMatchObject([{ body: { action: 'change_phone', new_phone: '+5521987650001' } }])
  held.send()
  expect(await page.findByLabelText(CODE)).toBeTruthy()
})

test('a wrong code is cleared with its reason, and the right one closes the form', async () => {
  const page = await askForCode([
    () => ({ user: ANA }),
    () => fieldRefusal('code', 'new_phone_code_invalid', 'Código inválido ou expirado.'),
    () => ({ user: { ...ANA, phone: '+5521987650001' } }),
  ])
  await page.person.type(page.code, '111111')
  expect((await page.findByRole('alert')).textContent).toBe('Código inválido ou expirado.')
  expect(page.code).toMatchObject({ value: '' })
  await page.person.type(page.code, '1')
  expect(page.queryByRole('alert')).toBeNull()
  await page.person.type(page.code, '23456')
  expect(await page.findByRole('button', CHANGE)).toBe(document.activeElement)
  expect(page.requests.map(({ body }) => body)).toMatchObject([{}, { code: '111111' }, { code: '123456' }])
})
