/** What happens to a plan when its renewal comes, by a clock that moves. */
import { dialog, OTHER_CARD, section, subscriber, typeCard } from './billing.ts'
import { refuseRenewal } from './checkout.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type Page, type Product, test } from './product.ts'

const DAY_SECONDS = 86_400

interface PlanAnswer {
  readonly subscription: { readonly status: string; readonly renews_at: string }
}

async function askPlan(page: Page, phone: string): Promise<PlanAnswer['subscription']> {
  const answer = await page.request.get('/api/user/subscription', { params: { phone } })
  return ((await answer.json()) as PlanAnswer).subscription // as: the contract's answer
}

/** A minute more than that. */
async function secondsToRenewal(page: Page, { sandboxUrl }: Product, phone: string): Promise<number> {
  const { now } = (await (await fetch(`${sandboxUrl}/control/clock`)).json()) as { now: string } // as: the sandbox's documented answer
  const { renews_at } = await askPlan(page, phone)
  return (Date.parse(renews_at) - Date.parse(now)) / 1000 + 60
}

test('a refused renewal is shown with a link to another card, which restores the plan', async ({ page, product }) => {
  const phone = await subscriber(page, product)
  await refuseRenewal(page, product)
  await product.advance(await secondsToRenewal(page, product, phone))
  // the due day: it is not overdue yet
  expect((await askPlan(page, phone)).status).toBe('active')
  await product.advance(DAY_SECONDS)
  await expect.poll(async () => (await askPlan(page, phone)).status, { timeout: 30_000 }).toBe('overdue')
  await page.reload()
  await expect(section(page, 'Seu plano').getByText('Em atraso')).toBeVisible()
  await expect(section(page, 'Seu plano').getByText(/O acesso continua até \d+ de \w+ de \d{4}/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trocar o cartão' })).toHaveCount(1)
  await expectAccessible(page)
  await section(page, 'Seu plano').getByRole('link', { name: 'Trocar o cartão' }).click()
  await expect(dialog(page).getByText(/^Ao salvar, os R\$\s37,90 em atraso são cobrados/)).toBeVisible()
  await typeCard(page, OTHER_CARD, 'Salvar e pagar R$ 37,90')
  await expect(page.getByText(/Recebemos R\$\s37,90 no novo cartão/)).toBeVisible()
  await expect(section(page, 'Seu plano').getByText('Ativo', { exact: true })).toBeVisible()
  await expect(section(page, 'Recibos').getByRole('listitem')).toHaveCount(2)
})
