import { expect, test } from 'vitest'
import { ANA, heldAnswer, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import { DeletionSection } from './DeletionSection.tsx'

const CALL = 'POST /api/user/delete-account'
const DELETE = { name: 'Excluir conta' }
const DONE = { auto_refund: { refunds_processed: 0, results: [] } }

async function openDialog(answer: () => object | Promise<object>) {
  const page = await renderPart(<DeletionSection />, { [CALL]: answer })
  await page.person.click(page.getByRole('button', DELETE))
  const sent = () => page.requests.filter(({ call }) => call === CALL)
  return { ...page, word: page.getByLabelText('Confirmação'), sent }
}

test('nothing is sent before the word is there', async () => {
  const page = await openDialog(() => DONE)
  await page.person.type(page.word, 'exclui{Enter}')
  expect(page.getByRole('button', DELETE).hasAttribute('disabled')).toBe(true)
  expect(page.sent()).toEqual([])
})

test('two quick taps delete once', async () => {
  const held = heldAnswer(DONE)
  const page = await openDialog(held.answer)
  await page.person.type(page.word, 'excluir{Enter}{Enter}')
  expect(page.sent()).toMatchObject([{ body: { phone: ANA.phone, confirmation: 'excluir' } }])
  held.send()
  await expect.poll(() => page.queryByRole('dialog')).toBeNull()
  expect(page.getByRole('button', DELETE).getAttribute('aria-busy')).toBe('true')
})

test('a refusal closes the dialog and stands in the section with the reason, until the next try', async () => {
  const page = await openDialog(() => refusal(503, 'unavailable', 'Tente daqui a pouco.'))
  await page.person.type(page.word, 'EXCLUIR{Enter}')
  expect((await page.findByRole('alert')).textContent).toBe('Tente daqui a pouco.')
  expect(page.queryByRole('dialog')).toBeNull()
  await page.person.click(page.getByRole('button', DELETE))
  expect(page.queryByRole('alert', { hidden: true })).toBeNull()
  expect(page.getByLabelText('Confirmação')).toMatchObject({ value: '' })
})
