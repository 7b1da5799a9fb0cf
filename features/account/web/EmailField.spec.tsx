import { expect, test } from 'vitest'
import { ANA, fieldRefusal, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import { EmailField } from './EmailField.tsx'

const SAVE = { name: 'Salvar' }
const CHANGE = { name: 'Alterar o e-mail' }
const REMOVE = { name: 'Remover' }
const WITH_EMAIL = { ...ANA, email: 'ana@exemplo.example' }

test('an address is read-only until it is changed, and cancelling sends nothing', async () => {
  const { getByRole, getByLabelText, queryByLabelText, person, requests } = await renderPart(<EmailField />)
  expect(queryByLabelText('Novo e-mail')).toBeNull()
  await person.click(getByRole('button', CHANGE))
  expect(document.activeElement).toBe(getByLabelText('Novo e-mail'))
  expect(getByRole('button', SAVE).hasAttribute('disabled')).toBe(true)
  await person.type(getByLabelText('Novo e-mail'), 'ana@exemplo.example')
  await person.click(getByRole('button', { name: 'Cancelar' }))
  expect(document.activeElement).toBe(getByRole('button', CHANGE))
  expect(requests).toEqual([])
})

test('a refused address stays in its field with the reason, until it is changed', async () => {
  const reason = 'Esse e-mail não parece certo.'
  const page = await renderPart(<EmailField />, { 'POST /api/user': () => fieldRefusal('email', 'invalid_email', reason) })
  const { getByRole, getByLabelText, findByText, queryByText, person, requests } = page
  await person.click(getByRole('button', CHANGE))
  await person.type(getByLabelText('Novo e-mail'), ' ana@x ')
  await person.click(getByRole('button', SAVE))
  expect(await findByText(reason)).toBeTruthy()
  expect(requests).toMatchObject([{ body: { action: 'change_email', email: 'ana@x', phone: ANA.phone } }])
  expect(getByLabelText('Novo e-mail').getAttribute('aria-invalid')).toBe('true')
  await person.type(getByLabelText('Novo e-mail'), 'y')
  expect(queryByText(reason)).toBeNull()
})

test('a saved address closes the form', async () => {
  const page = await renderPart(<EmailField />, {
    'POST /api/user': () => ({ user: { ...ANA, email: 'ana@exemplo.example' } }),
  })
  await page.person.click(page.getByRole('button', CHANGE))
  await page.person.type(page.getByLabelText('Novo e-mail'), 'ana@exemplo.example{Enter}')
  await page.findByRole('button', CHANGE)
  expect(page.queryByLabelText('Novo e-mail')).toBeNull()
})

test('without an address there is nothing to remove; with one, removing it sends an empty one and keeps what was typed', async () => {
  const bare = await renderPart(<EmailField />)
  await bare.person.click(bare.getByRole('button', CHANGE))
  expect(bare.queryByRole('button', REMOVE)).toBeNull()
  bare.unmount()
  const page = await renderPart(
    <EmailField />,
    { 'POST /api/user': () => refusal(500, 'server_error', 'Tente de novo.') },
    WITH_EMAIL,
  )
  await page.person.click(page.getByRole('button', CHANGE))
  await page.person.click(page.getByRole('button', REMOVE))
  expect((await page.findByRole('alert')).textContent).toBe('Tente de novo.')
  expect(page.requests).toMatchObject([{ body: { action: 'change_email', email: '' } }])
  expect(page.getByDisplayValue('ana@exemplo.example')).toBeTruthy()
})
