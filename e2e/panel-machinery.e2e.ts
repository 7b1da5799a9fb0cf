/** The administrator's technical pages: coupons from creation to end, and the background work. */
import type { Browser, Page } from '@playwright/test'
import { TYPED, arrive, field, fillIn, openSummary, submit } from './checkout.ts'
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { openPanel, type OpenedPanel, returnToPanel } from './open-panel.ts'
import { ADMIN_PHONES, expect, type Product, test } from './product.ts'

// axe checks the whole page at every step
test.setTimeout(150_000)

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Partes do painel' }).getByRole('link', { name })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

let opened: OpenedPanel
test.beforeAll(async ({ browser, product }) => {
  opened = await openPanel(browser, product, ADMIN_PHONES[5])
})

/** A visitor who comes to the checkout with a coupon. */
async function redeem(browser: Browser, product: Product, { code, cpf }: { code: string; cpf: string }): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const page = await context.newPage()
  await arrive(page, product)
  await openSummary(page)
  await page.getByLabel('Cupom de desconto').fill(code)
  await page.getByLabel('Cupom de desconto').press('Enter')
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible()
  for (const label of ['Nome completo', 'E-mail'] as const) await field(page, label).fill(TYPED[label])
  await field(page, 'CPF').fill(cpf)
  await page.getByRole('checkbox').check()
  await submit(page).click()
  await page.waitForURL('**/account')
  await context.close()
}

test('a coupon is created, used, limited, switched off, and every step is recorded', async ({ page, browser, product }) => {
  await returnToPanel(page, opened)
  await page.goto('/admin')
  await tab(page, 'Cupons').click()
  await expect(page).toHaveURL(/tab=coupons$/)
  await page.getByRole('button', { name: 'Novo cupom' }).click()
  const making = dialogOf(page, 'Novo cupom')
  await making.getByLabel('Código').fill('feira-2026')
  await expect(making.getByRole('button', { name: 'Criar cupom' })).toBeDisabled()
  await making.getByLabel('Nome').fill('Feira de agosto')
  await making.getByLabel('Quantas vezes pode ser usado').fill('muitas')
  await expect(making.getByText('Digite um número inteiro')).toBeVisible()
  await making.getByLabel('Quantas vezes pode ser usado').fill('2')
  await expectAccessibleInBothThemes(page)
  await making.getByRole('button', { name: 'Criar cupom' }).dblclick()
  await expect(page.getByText('Cupom criado')).toBeVisible()

  await redeem(browser, product, { code: 'feira-2026', cpf: '11144477735' })
  await page.reload()
  const coupon = page.getByRole('article', { name: 'FEIRA-2026' })
  await expect(coupon.getByText('1 de 2 usos')).toBeVisible()
  await coupon.getByRole('button', { name: /^Quem usou/ }).click()
  await expect(dialogOf(page, 'Quem usou FEIRA-2026').getByText(/^Usado em/)).toBeVisible()
  await page.keyboard.press('Escape')

  await coupon.getByRole('button', { name: /^Limite/ }).click()
  const limiting = dialogOf(page, 'Limite de FEIRA-2026')
  await limiting.getByLabel('Quantas vezes pode ser usado').fill('0')
  await limiting.getByRole('button', { name: 'Confirmar' }).click()
  await expect(limiting.getByText('Usos até agora: 1.')).toBeVisible()
  await limiting.getByLabel('Quantas vezes pode ser usado').fill('1')
  await limiting.getByRole('button', { name: 'Confirmar' }).click()
  await expect(coupon.getByText('Esgotado')).toBeVisible()

  await coupon.getByRole('button', { name: /^Desligar/ }).click()
  await dialogOf(page, 'Desligar FEIRA-2026?').getByRole('button', { name: 'Desligar' }).click()
  await expect(coupon.getByText('Desligado')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await tab(page, 'Atividade').click()
  await expect(page.getByText('Um cupom foi mudado').filter({ visible: true }).first()).toBeVisible()
})

test('the background work is shown, a webhook is replayed and the books are compared', async ({ page, browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const buyer = await context.newPage()
  await arrive(buyer, product)
  await fillIn(buyer)
  await submit(buyer).click()
  await buyer.waitForURL('**/account')
  await context.close()

  await returnToPanel(page, opened)
  await page.goto('/admin?tab=operations')
  const payments = section(page, 'Provedores').getByRole('article', { name: 'Pagamentos' })
  await expect(async () => {
    await page.reload()
    await expect(payments.getByText('Funcionando')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await section(page, 'Provedores').getByRole('radio', { name: '30 dias' }).click()
  await expect(page).toHaveURL(/step=day$/)
  await expect(payments.getByText('Ver em tabela')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const inbox = section(page, 'Webhooks de pagamento')
  await inbox.getByLabel('Filtrar por situação').selectOption('Tratado')
  await expect(page).toHaveURL(/status=synced/)
  await inbox
    .getByRole('button', { name: /^Repetir PAYMENT_/ })
    .first()
    .click()
  await dialogOf(page, 'Repetir este webhook?').getByRole('button', { name: 'Repetir', exact: true }).click()
  await expect(page.getByText('1 leitura de volta à fila')).toBeVisible()

  const reconciliations = section(page, 'Reconciliação')
  await reconciliations.getByRole('button', { name: 'Executar correção' }).click()
  // the newest one; another story may have asked for one too
  await expect(reconciliations.getByText('Sob pedido').first()).toBeVisible()
  await expect(reconciliations.getByText('Concluída').first()).toBeVisible()
})
