import { expect, test } from 'vitest'
import { ANA, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import type { NoticeAction, NoticeKind } from '#features/notices/contract.ts'
import { Notices } from './Notices.tsx'

const noticeOf = (id: string, kind: NoticeKind, action: NoticeAction | null) => ({
  id,
  kind,
  text: `texto ${id}`,
  action,
  created_at: '2026-11-20T12:00:00.000Z',
})
const READY = noticeOf('1', 'receipt_ready', 'receipts')
const OVERDUE = noticeOf('2', 'plan_overdue', 'new_card')
const POST = noticeOf('3', 'post_failed', 'posts')
const LISTED = 'GET /api/user/notices'

test('each notice leads on, except to what the billing tab shows itself', async () => {
  const answers = { [LISTED]: () => ({ notices: [READY, OVERDUE, POST] }) }
  const elsewhere = await renderPart(<Notices place="elsewhere" />, answers)
  await elsewhere.settled()
  const addresses = elsewhere.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/account?tab=billing', '/account?tab=billing&card=new', '/studio/calendar'])
  elsewhere.unmount()
  const billing = await renderPart(<Notices place="billing" />, answers)
  await billing.settled()
  expect(billing.getAllByRole('listitem').map((line) => /texto \d/.exec(line.textContent)?.[0])).toEqual(['texto 2', 'texto 3'])
  expect(billing.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ver os posts'])
})

test('without a notice there is no list', async () => {
  const page = await renderPart(<Notices place="elsewhere" />, { [LISTED]: () => ({ notices: [] }) })
  await page.settled()
  expect(page.container.textContent).toBe('')
})

test('a dismissed notice is gone at once, and back when the server refused', async () => {
  const answers = new EventTarget()
  const refused = new Promise<Response>((resolve) => {
    answers.addEventListener('sent', () => resolve(refusal(500, 'server_error', 'Algo deu errado.')))
  })
  const page = await renderPart(<Notices place="elsewhere" />, {
    [LISTED]: () => ({ notices: [OVERDUE, POST] }),
    'POST /api/user/notices/2/dismiss': () => refused,
  })
  await page.settled()
  const [first] = page.getAllByRole('button', { name: 'Dispensar este aviso' })
  if (first) await page.person.click(first)
  expect(page.queryByText(/texto 2/)).toBeNull()
  expect(page.requests.at(-1)).toMatchObject({ body: { phone: ANA.phone } })
  answers.dispatchEvent(new Event('sent'))
  expect(await page.findByText(/texto 2/)).toBeTruthy()
})
