import { expect, test, vi } from 'vitest'
import { fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { NewCouponDialog } from './NewCouponDialog.tsx'

const CALL = 'POST /api/admin/coupons'
const COUPON = {
  code: 'FEIRA',
  name: 'Feira',
  discount: 37.9,
  periods: 1,
  state: 'on',
  is_on: true,
  expires_at: null,
  max_redemptions: null,
  redemptions: 0,
  created_at: '2026-11-23T10:00:00.000Z',
}

async function fill(answers: Answers) {
  const onClose = vi.fn<() => void>()
  const page = await renderPart(<NewCouponDialog onClose={onClose} />, answers)
  const [code, name] = page.getAllByRole('textbox')
  if (!code || !name) throw new Error('the fields are missing')
  await page.person.type(code, 'feira')
  await page.person.type(name, 'Feira')
  const sent = () => page.requests.filter(({ call }) => call === CALL)
  return { ...page, onClose, code, name, sent, create: page.getByRole('button', { name: 'Criar cupom' }) }
}

test('a code that exists is refused at its field, until it is changed', async () => {
  const page = await fill({ [CALL]: () => fieldRefusal('code', 'coupon_exists', 'Esse código já existe.') })
  await page.person.click(page.create)
  await page.findByText('Esse código já existe.')
  expect(page.code.getAttribute('aria-invalid')).toBe('true')
  expect(page.queryByRole('alert')).toBeNull()
  await page.person.type(page.code, 's')
  expect(page.queryByText('Esse código já existe.')).toBeNull()
  expect(page.onClose).not.toHaveBeenCalled()
})

test('an unknown failure shows the text of the server, and a server in trouble too', async () => {
  const page = await fill({ [CALL]: () => refusal(500, 'server_error', 'Algo deu errado.') })
  await page.person.click(page.create)
  expect((await page.findByRole('alert')).textContent).toBe('Algo deu errado.')
})

test('two quick taps create one coupon, with a code in capitals', async () => {
  const held = heldAnswer({ coupon: COUPON })
  const page = await fill({ [CALL]: held.answer })
  await page.person.dblClick(page.create)
  expect(page.sent()).toMatchObject([{ body: { code: 'FEIRA', name: 'Feira', periods: 1, max_redemptions: null } }])
  held.send()
  await vi.waitFor(() => expect(page.onClose).toHaveBeenCalledTimes(1))
})
