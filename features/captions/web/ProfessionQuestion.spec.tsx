import { expect, test } from 'vitest'
import { ANA, fieldRefusal, heldAnswer, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import { ProfessionQuestion } from './ProfessionQuestion.tsx'

const CALL = 'POST /api/user'

test('a chip that could not be saved says why', async () => {
  const page = await renderPart(<ProfessionQuestion />, { [CALL]: () => refusal(500, 'server_error', 'Tente de novo.') })
  const [first] = page.getAllByRole('button').slice(1)
  if (!first) throw new Error('there is no profession')
  await page.person.click(first)
  expect((await page.findByRole('alert')).textContent).toBe('Tente de novo.')
})

test('another profession is refused at its field, and sent once however often one taps', async () => {
  const page = await renderPart(<ProfessionQuestion />, {
    [CALL]: () => fieldRefusal('occupation_area', 'invalid_request', 'Confira a profissão.'),
  })
  await page.person.click(page.getByRole('button', { name: 'Outra profissão' }))
  const field = page.getByLabelText('Outra profissão')
  expect(document.activeElement).toBe(field)
  await page.person.type(field, ' Costura {Enter}')
  await page.findByText('Confira a profissão.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  page.unmount()
  const held = heldAnswer({ user: { ...ANA, occupation_area: 'Costura' } })
  const again = await renderPart(<ProfessionQuestion />, { [CALL]: held.answer })
  await again.person.click(again.getByRole('button', { name: 'Outra profissão' }))
  await again.person.type(again.getByLabelText('Outra profissão'), ' Costura {Enter}{Enter}')
  expect(again.requests).toMatchObject([{ body: { action: 'update_profile', occupation_area: 'Costura' } }])
  held.send()
})
