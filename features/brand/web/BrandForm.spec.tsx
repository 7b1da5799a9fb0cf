import { expect, test } from 'vitest'
import { fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import type { Brand } from '../contract.ts'
import { BrandForm } from './BrandForm.tsx'

const CALL = 'PUT /api/user/brand'
const BRAND: Brand = { colours: [], proposed: [], stamp: '' }
const SAVE = { name: 'Salvar marca' }

async function show(answers: Answers, brand = BRAND) {
  const page = await renderPart(<BrandForm brand={brand} types={[]} />, answers)
  const sent = () => page.requests.filter(({ call }) => call === CALL).map(({ body }) => (body as { brand: object }).brand) // as: what the form sends
  return { ...page, name: page.getByLabelText('Nome da marca'), sent }
}

test('a refused field says why, and everything else stands above the button', async () => {
  const page = await show({ [CALL]: () => fieldRefusal('signature', 'invalid_request', 'Confira o nome.') })
  await page.person.type(page.name, 'Ateliê{Enter}')
  await page.findByText('Confira o nome.')
  expect(page.name.getAttribute('aria-invalid')).toBe('true')
  page.unmount()
  const other = await show({ [CALL]: () => refusal(429, 'too_many_requests', 'Espere um pouco.') })
  await other.person.click(other.getByRole('button', SAVE))
  expect((await other.findByRole('alert')).textContent).toBe('Espere um pouco.')
})

test('two quick taps save the whole brand once, and signs that no name has are left out', async () => {
  const held = heldAnswer({ brand: BRAND, types: [] })
  const page = await show({ [CALL]: held.answer })
  await page.person.type(page.getByLabelText('Seu @'), '@atelie da-rosa{Enter}{Enter}')
  expect(page.sent()).toEqual([{ colours: [], signature: '', handle: '@ateliedarosa', words: '' }])
  held.send()
  await expect.poll(() => page.getByRole('button', SAVE).hasAttribute('disabled')).toBe(false)
})

test('a removed logo is saved at once, and one that cannot be used says so at its field', async () => {
  const logo = { logo_photo_id: '018f0000-0000-7000-8000-000000000001', logo_url: '/logo.png' }
  const page = await show({ [CALL]: () => ({ brand: BRAND, types: [] }) }, { ...BRAND, ...logo })
  await page.person.click(page.getByRole('button', { name: 'Tirar logo' }))
  await expect.poll(page.sent).toEqual([{ colours: [], signature: '', handle: '', words: '' }])
  page.unmount()
  const gone = await show(
    { [CALL]: () => fieldRefusal('logo_photo_id', 'photo_unavailable', 'Essa foto já foi apagada.') },
    { ...BRAND, ...logo },
  )
  await gone.person.click(gone.getByRole('button', SAVE))
  expect((await gone.findByRole('alert')).textContent).toBe('Essa foto já foi apagada.')
})
