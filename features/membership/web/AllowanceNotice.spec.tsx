import { expect, test } from 'vitest'
import { ALLOWANCE } from '#apps/web/an-allowance.test-support.ts'
import { renderPart } from '#apps/web/render.test-support.tsx'
import type { Allowance, Subscription } from '../contract.ts'
import { AllowanceNotice } from './AllowanceNotice.tsx'

const PLAN: Subscription = {
  status: 'active',
  asaas_subscription_id: 'sub_1',
  coupon_code: null,
  is_courtesy: false,
  renews_at: '2026-12-20T12:00:00.000Z',
  ends_at: null,
  is_held: false,
  is_buying: false,
  unbegun: null,
}
const LIMIT: Allowance = { ...ALLOWANCE, resetDate: '2026-12-20T12:00:00.000Z', subscription: PLAN }

const COMPANY = { legal_name: 'Mandou', tax_id: '0', address: 'Rua', support_email: 'ajuda@mandou.example' }

async function show(limit: Partial<Allowance>, plan: Partial<Subscription> | null = {}) {
  const subscription = plan && { ...PLAN, ...plan }
  const page = await renderPart(<AllowanceNotice />, {
    'GET /api/user/photo-limit': () => ({ ...LIMIT, ...limit, subscription }),
    'GET /api/company': () => COMPANY,
  })
  await page.settled()
  return page
}

test('says nothing while there are enough edits', async () => {
  const { container, requests } = await show({})
  expect(requests).toMatchObject([{ query: { phone: '+5511987654321' } }])
  expect(container).toHaveProperty('textContent', '')
})

test('warns from five edits on, with the day of the next ones', async () => {
  const page = await show({ photosUsed: 7, photosRemaining: 5 })
  const words = page.getByRole('status').textContent
  expect(words).toContain('5')
  expect(words).toContain('20 de dezembro')
})

test('promises no new edits in the last period of a plan', async () => {
  const page = await show({ photosUsed: 12, photosRemaining: 0, resetDate: null })
  expect(page.getByRole('status').textContent).not.toMatch(/ de dezembro/)
})

test.each([
  ['no plan', null, '/checkout'],
  ['a renewal that was not paid', { status: 'overdue' }, '/account?tab=billing&card=new'],
  ['a disputed payment', { status: 'suspended', renews_at: null }, '/account?tab=billing'],
] as const)('leads on from %s', async (_, plan, address) => {
  const page = await show({ hasActiveSubscription: false, photosRemaining: 0 }, plan)
  expect(page.getByRole('link').getAttribute('href')).toBe(address)
})

test('asks nobody to pay whose edits an administrator has stopped', async () => {
  const page = await show({ hasActiveSubscription: false }, { is_held: true })
  await page.settled()
  expect(page.getByRole('status').textContent).toContain('ajuda@mandou.example')
  expect(page.queryByRole('link')).toBeNull()
})
