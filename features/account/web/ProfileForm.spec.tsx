import { expect, test } from 'vitest'
import { ANA, fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { ProfileForm } from './ProfileForm.tsx'

const CALL = 'POST /api/user'
const SAVE = { name: 'Salvar' }

const show = async (answers: Answers = {}) => {
  const page = await renderPart(<ProfileForm />, answers)
  return { ...page, lastName: page.getByLabelText('Sobrenome') }
}

test('a saved profile shows what the server has, without the spaces around it', async () => {
  const page = await show({ [CALL]: () => ({ user: { ...ANA, last_name: 'Lima' } }) })
  await page.person.type(page.lastName, '  Lima {Enter}')
  await expect.poll(() => page.queryByDisplayValue('Lima')).toBe(page.lastName)
  expect(page.requests).toMatchObject([{ body: { action: 'update_profile', name: 'Ana', last_name: 'Lima', bio: '' } }])
})

test('what is typed while it is saved stays, also after a reload', async () => {
  const held = heldAnswer({ user: { ...ANA, last_name: 'Lima' } })
  const page = await show({ [CALL]: held.answer })
  await page.person.type(page.lastName, 'Lima{Enter}')
  await page.person.type(page.lastName, ' Sá')
  held.send()
  await expect.poll(() => page.getByRole('button', SAVE).hasAttribute('disabled')).toBe(false)
  expect(page.lastName).toMatchObject({ value: 'Lima Sá' })
  page.unmount()
  expect((await show()).lastName).toMatchObject({ value: 'Lima Sá' })
})

test('a draft is gone once it is saved', async () => {
  const page = await show({ [CALL]: () => ({ user: { ...ANA, last_name: 'Lima' } }) })
  await page.person.type(page.lastName, 'Lima')
  page.unmount()
  const again = await show({ [CALL]: () => ({ user: { ...ANA, last_name: 'Lima' } }) })
  expect(again.lastName).toMatchObject({ value: 'Lima' })
  await again.person.click(again.getByRole('button', SAVE))
  await expect.poll(() => Object.keys(sessionStorage)).toEqual(['keptFor'])
})

test('a refused field says why, and everything else stands above the button', async () => {
  const page = await show({ [CALL]: () => fieldRefusal('last_name', 'invalid_request', 'Confira o sobrenome.') })
  await page.person.type(page.lastName, 'Lima{Enter}')
  await page.findByText('Confira o sobrenome.')
  expect(page.lastName.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(page.lastName)
  page.unmount()
  const other = await show({ [CALL]: () => refusal(403, 'wrong_phone', 'Entre de novo.') })
  await other.person.click(other.getByRole('button', SAVE))
  expect((await other.findByRole('alert')).textContent).toBe('Entre de novo.')
})

test('two quick taps save once', async () => {
  const held = heldAnswer({ user: ANA })
  const page = await show({ [CALL]: held.answer })
  await page.person.type(page.lastName, 'Lima{Enter}{Enter}')
  expect(page.requests).toHaveLength(1)
  held.send()
})
