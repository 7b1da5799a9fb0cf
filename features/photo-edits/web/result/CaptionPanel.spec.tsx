import { expect, test } from 'vitest'
import { fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { anEdit } from '../an-edit.test-support.ts'
import { CaptionPanel } from './CaptionPanel.tsx'

const EDIT = anEdit({ caption: 'Pão quente' })
const CALL = `PATCH /api/edits/${EDIT.id}`
const SAVE = { name: 'Salvar legenda' }

async function show(answers: Answers = {}) {
  const page = await renderPart(<CaptionPanel edit={EDIT} />, answers)
  return { ...page, field: page.getByLabelText('Legenda') }
}

test('what is written and not saved outlives the page, and is undone with one tap', async () => {
  const page = await show()
  await page.person.type(page.field, ' agora')
  page.unmount()
  const again = await show()
  expect(again.field).toMatchObject({ value: 'Pão quente agora' })
  await again.person.click(again.getByRole('button', { name: 'Desfazer' }))
  expect(again.field).toMatchObject({ value: 'Pão quente' })
  again.unmount()
  expect((await show()).field).toMatchObject({ value: 'Pão quente' })
})

test('a refused caption says why at its field, and any other failure below', async () => {
  const page = await show({ [CALL]: () => fieldRefusal('caption', 'caption_too_long', 'É longa demais.') })
  await page.person.type(page.field, '!')
  await page.person.click(page.getByRole('button', SAVE))
  await page.findByText('É longa demais.')
  expect(page.field.getAttribute('aria-invalid')).toBe('true')
  page.unmount()
  const other = await show({ [CALL]: () => refusal(500, 'server_error', 'Tente de novo.') })
  await other.person.click(other.getByRole('button', SAVE))
  expect((await other.findByRole('alert')).textContent).toBe('Tente de novo.')
})

test('two quick taps save once, and what is typed in the meantime stays', async () => {
  const held = heldAnswer({ edit: { ...EDIT, caption: 'Pão quente!' } })
  const page = await show({ [CALL]: held.answer })
  await page.person.type(page.field, '!')
  await page.person.dblClick(page.getByRole('button', SAVE))
  expect(page.requests).toMatchObject([{ body: { caption: 'Pão quente!' } }])
  await page.person.type(page.field, '!')
  held.send()
  await expect.poll(() => page.getByRole('button', SAVE).hasAttribute('disabled')).toBe(false)
  expect(page.field).toMatchObject({ value: 'Pão quente!!' })
})
