import { expect, test } from 'vitest'
import { fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { anEdit } from '../an-edit.test-support.ts'
import { LayoutPanel } from './LayoutPanel.tsx'

const EDIT = anEdit({ layout: 'title', texts: { title: 'Bolo' }, free_change_until: '2026-11-24T10:00:00.000Z' })
const CHANGE = `PATCH /api/edits/${EDIT.id}`
const READ = 'POST /api/layouts/line'

async function show(answers: Answers) {
  const page = await renderPart(<LayoutPanel edit={EDIT} />, answers)
  const sent = (wanted: string) => page.requests.filter(({ call }) => call === wanted)
  return { ...page, sent, title: page.getByDisplayValue('Bolo') }
}

test('written texts are sent once, however often one taps, with the layout in use', async () => {
  const held = heldAnswer({ edit: { ...EDIT, state: 'running', texts: { title: 'Bolo!' } } })
  const page = await show({ [CHANGE]: held.answer })
  await page.person.type(page.title, '!{Enter}{Enter}')
  expect(page.sent(CHANGE)).toMatchObject([{ body: { layout: 'title', texts: { title: 'Bolo!' } } }])
  held.send()
})

test('a refused change says why, and the texts stay', async () => {
  const page = await show({ [CHANGE]: () => refusal(409, 'free_change_over', 'O prazo passou.') })
  await page.person.type(page.title, '!{Enter}')
  expect((await page.findByRole('alert')).textContent).toBe('O prazo passou.')
  expect(page.title).toMatchObject({ value: 'Bolo!' })
})

test('a line fills the texts, and one that is refused says so at its field', async () => {
  const page = await show({ [READ]: () => ({ texts: { title: 'Torta' } }) })
  const [line] = page.getAllByRole('textbox')
  if (!line) throw new Error('there is no line')
  await page.person.type(line, 'Torta{Enter}')
  await expect.poll(() => page.title).toMatchObject({ value: 'Torta' })
  page.unmount()
  const refused = await show({ [READ]: () => fieldRefusal('line', 'invalid_request', 'Confira a linha.') })
  const [again] = refused.getAllByRole('textbox')
  if (!again) throw new Error('there is no line')
  await refused.person.type(again, 'x{Enter}')
  await refused.findByText('Confira a linha.')
  expect(again.getAttribute('aria-invalid')).toBe('true')
})

test('the line of the order is there to be changed', async () => {
  const page = await renderPart(<LayoutPanel edit={{ ...EDIT, wishes: { message: 'bolo R$ 45 até sexta' } }} />, {})
  expect(page.getByDisplayValue('bolo R$ 45 até sexta')).toBeTruthy()
})
