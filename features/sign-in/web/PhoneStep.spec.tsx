import { afterEach, expect, test, vi } from 'vitest'
import { clearPage, fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { PhoneStep } from './PhoneStep.tsx'

const CALL = 'POST /api/otp/send'
const NUMBER = '21987650001'
const onSent = vi.fn<() => void>()
afterEach(clearPage)

async function show(answers: Answers = {}, phone?: string) {
  onSent.mockClear()
  const step = <PhoneStep phone={phone} hasChosenPlan={false} onSent={onSent} onTokenAccepted={() => undefined} />
  const page = await renderPart(step, answers)
  return { ...page, field: page.getByRole('textbox'), terms: page.getByRole('checkbox') }
}

test('a missing consent goes once it is given', async () => {
  const page = await show()
  await page.person.type(page.field, `${NUMBER}{Enter}`)
  expect(await page.findByText(/^Para continuar, aceite/)).toBeTruthy()
  expect(document.activeElement).toBe(page.terms)
  expect(page.field.getAttribute('aria-invalid')).toBeNull()
  await page.person.click(page.terms)
  expect(page.queryByText(/^Para continuar, aceite/)).toBeNull()
  expect(page.requests).toEqual([])
})

test.each(['', '10'])(
  'without the number (%j) and without the consent, both are said, and the number is first',
  async (typed) => {
    const page = await show()
    await page.person.type(page.field, `${typed}{Enter}`)
    expect(await page.findByText(/^Número inválido/)).toBeTruthy()
    expect(page.getByText(/^Para continuar, aceite/)).toBeTruthy()
    expect(document.activeElement).toBe(page.field)
    expect(page.requests).toEqual([])
  },
)

test('an impossible number is refused without a request, until it is changed', async () => {
  const page = await show()
  await page.person.click(page.terms)
  await page.person.type(page.field, '10{Enter}')
  expect(await page.findByText(/^Número inválido/)).toBeTruthy()
  expect(document.activeElement).toBe(page.field)
  await page.person.type(page.field, '9')
  expect(page.queryByText(/^Número inválido/)).toBeNull()
  expect(page.requests).toEqual([])
})

test.each([
  ['a refused number', () => fieldRefusal('phone', 'country_not_served', 'Ainda não chegamos aí.'), 'Ainda não chegamos aí.'],
  ['an unknown failure', () => refusal(409, 'busy', 'Tente daqui a pouco.'), 'Tente daqui a pouco.'],
  ['a server in trouble', () => refusal(500, 'server_error', 'x'), 'Erro ao enviar código de verificação'],
])('%s is explained at the number, which takes the focus', async (_, answer, words) => {
  const page = await show({ [CALL]: answer })
  await page.person.click(page.terms)
  await page.person.type(page.field, `${NUMBER}{Enter}`)
  expect(await page.findByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(page.field)
  expect(onSent).not.toHaveBeenCalled()
})

test('two quick taps send one code', async () => {
  const held = heldAnswer({ ok: true, resend_after: 60 })
  const page = await show({ [CALL]: held.answer })
  await page.person.click(page.terms)
  await page.person.type(page.field, `${NUMBER}{Enter}{Enter}`)
  expect(page.requests).toMatchObject([{ call: CALL, body: { phone: '+5521987650001' } }])
  held.send()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
})

test('a member who returns to change the number finds it, with the consent', async () => {
  const page = await show({}, '+5521987650001')
  expect(page.field).toMatchObject({ value: '(21) 98765-0001' })
  expect(page.terms).toMatchObject({ checked: true })
})

test('a number that was typed before a reload is there again, and forgotten once its code is sent', async () => {
  const first = await show()
  await first.person.type(first.field, NUMBER)
  first.unmount()
  const page = await show({ [CALL]: () => ({ ok: true, resend_after: 60 }) })
  expect(page.field).toHaveProperty('value', '(21) 98765-0001')
  await page.person.click(page.terms)
  await page.person.type(page.field, '{Enter}')
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  page.unmount()
  expect((await show()).field).toHaveProperty('value', '')
})
