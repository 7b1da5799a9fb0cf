import { expect, test, vi } from 'vitest'
import { fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { dayOf } from '../calendar/calendar-days.ts'
import { MoveDialog } from './MoveDialog.tsx'

const DAY_MS = 86_400_000
const at = new Date(Date.now() + 3 * DAY_MS).toISOString()
const POST: Publication = {
  id: '018f0000-0000-7000-8000-000000000001',
  edit_id: '018f0000-0000-7000-8000-000000000002',
  edit_ids: ['018f0000-0000-7000-8000-000000000002'],
  state: 'scheduled',
  caption: '',
  fit: 'crop',
  is_ai_made: false,
  tile_url: null,
  at,
  actions: [],
  created_at: at,
}
const CALL = `PATCH /api/instagram/publications/${POST.id}`

async function show(answers: Answers) {
  const onClose = vi.fn<() => void>()
  const day = dayOf(new Date(Date.now() + 5 * DAY_MS))
  const page = await renderPart(<MoveDialog publication={POST} day={day} onClose={onClose} />, answers)
  const sent = () => page.requests.filter(({ call }) => call === CALL)
  return { ...page, onClose, sent, submit: page.getByRole('button', { name: /^Mover para/ }) }
}

test('a refused time is said below the fields, and any other refusal above the button', async () => {
  const page = await show({ [CALL]: () => fieldRefusal('scheduled_at', 'publication_too_late', 'É tarde demais.') })
  await page.person.click(page.submit)
  await page.findByText('É tarde demais.')
  expect(page.queryByRole('alert')).toBeNull()
  // the same time can be sent again
  await page.person.click(page.submit)
  await vi.waitFor(() => expect(page.sent()).toHaveLength(2))
  page.unmount()
  const other = await show({ [CALL]: () => refusal(409, 'publication_moved', 'Outra aba já moveu.') })
  await other.person.click(other.submit)
  expect((await other.findByRole('alert')).textContent).toContain('Outra aba já moveu.')
})

test('two quick taps move once', async () => {
  const held = heldAnswer({ publication: POST })
  const page = await show({ [CALL]: held.answer })
  await page.person.dblClick(page.submit)
  expect(page.sent()).toHaveLength(1)
  held.send()
  await vi.waitFor(() => expect(page.onClose).toHaveBeenCalledTimes(1))
})
