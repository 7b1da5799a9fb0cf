/** The sandbox's page alone, without the product: the payment provider's account, as people view and control it. */
import { type Account, listen, openAccount } from '#sandbox/asaas/account.test-support.ts'
import { expectNoBarriers } from './expect-accessible.ts'
import { expect, test as base } from './without-product.ts'

const test = base.extend<{ account: Account }>({
  account: async ({}, use) => {
    const account = await openAccount()
    await use(account)
    await account.close()
  },
})

test('a charge is refused, becomes overdue and is paid, by keyboard alone', async ({ page, account }) => {
  await account.subscribe({ description: 'Plano' })
  await page.goto(`${account.url}/#pagamentos`)
  const waiting = page.getByRole('listitem').filter({ hasText: 'aguardando' })
  await waiting.getByRole('button', { name: /^Vencer/ }).focus()
  await page.keyboard.press('Enter')
  const late = page.getByRole('listitem').filter({ hasText: 'vencida' })
  await late.getByRole('button', { name: /^Pagar/ }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'paga em' })).toHaveCount(2)
})

test('a month passes, and webhooks can be sent again', async ({ page, account }) => {
  await using product = await listen(account)
  await account.subscribe()
  await page.goto(`${account.url}/#pagamentos`)
  await page.getByRole('button', { name: '+1 mês' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'paga em' })).toHaveCount(2)
  const confirmed = () => product.names().filter((name) => name === 'PAYMENT_CONFIRMED').length
  await expect.poll(confirmed).toBe(2)
  await page.getByRole('button', { name: 'Reenviar PAYMENT_CONFIRMED' }).first().click()
  await expect.poll(confirmed).toBe(3)
})

test('is accessible on a phone and on a desktop', async ({ page, account }) => {
  await account.subscribe({ description: 'Plano' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(account.url)
    await page.getByRole('link', { name: 'Pagamentos' }).click()
    await expect(page.getByRole('heading', { name: 'Ana Souza' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pagamentos' })).toHaveAttribute('aria-current', 'page')
    await expectNoBarriers(page)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
})
