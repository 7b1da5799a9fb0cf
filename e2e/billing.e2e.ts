/** The plan after the purchase, for its owner: what is left, receipts, a new card, and every way to end it. */
import { TOTP } from 'otpauth'
import { field, failOnDemand, refuseRenewal, submit, subscribe, TYPED } from './checkout.ts'
import { expectSound } from './expect-sound.ts'
import { ADMIN_PHONES, expect, newMember, type Page, type Product, signIn, test } from './product.ts'

const ADMIN_PHONE = ADMIN_PHONES[3]
const DAY_SECONDS = 86_400
const REFUSED_CARD = '5184019740373151'
const OTHER_CARD = '4111111111111111'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const action = (page: Page, name: string) => section(page, 'Seu plano').getByRole('button', { name })

/** A member who has just bought the plan by card, on the billing tab. @returns their phone */
async function subscriber(page: Page, product: Product): Promise<string> {
  const phone = await subscribe(page, product)
  await page.goto('/account?tab=billing')
  await expect(section(page, 'Seu plano').getByText('Ativo', { exact: true })).toBeVisible()
  return phone
}

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

test('the account has four tabs with addresses, and back and reload keep the open one', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Conectar', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Perfil' }).click()
  await page.getByRole('link', { name: 'Configurações' }).click()
  await expect(page).toHaveURL(/tab=settings$/)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Novidades do produto' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/tab=profile$/)
  await page.getByLabel('Nome', { exact: true }).fill('Bia')
  await page.getByRole('button', { name: 'Salvar' }).first().click()
  await expect(page.getByText('Perfil atualizado com sucesso')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Bia!' })).toBeVisible()
  await page.goto('/account?tab=nonsense')
  await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeVisible()
})

test('the studio and the account show the same three numbers', async ({ page, product }) => {
  await subscriber(page, product)
  const numbers = section(page, 'Limite de fotos')
  await expect(numbers.getByText('0 de 12 fotos usadas')).toBeVisible()
  const renewal = /12 novas em (.+)/.exec(await numbers.getByText('12 novas em').innerText())?.[1] ?? 'no day'
  await expect(section(page, 'Seu plano').getByText(`Renova em ${renewal}`)).toBeVisible()
  await numbers.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByText(/Atualizado às \d\d:\d\d/)).toBeVisible()
  const [day = ''] = renewal.split(' ')
  await page.goto('/studio')
  await expect(page.getByText(new RegExp(`Restam 12 fotos · 0 de 12 usadas · renovam em ${day.padStart(2, '0')}/`))).toBeVisible()
})

test('a cancelled plan says until when it lasts, and how to continue', async ({ page, product }) => {
  await subscriber(page, product)
  await action(page, 'Cancelar o plano').click()
  await expect(dialog(page).getByText('Nada mais é cobrado.')).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(action(page, 'Cancelar o plano')).toBeFocused()
  await action(page, 'Cancelar o plano').click()
  await dialog(page).getByRole('button', { name: 'Cancelar o plano' }).click()
  await expect(page.getByText(/^Plano cancelado\. Você usa até \d/)).toBeVisible()
  await expect(
    section(page, 'Seu plano').getByText(/Você usa o plano até \d+ de .+ Depois disso nada mais é cobrado/),
  ).toBeVisible()
  await expect(section(page, 'Forma de pagamento')).toHaveCount(0)
  await expect(section(page, 'Seu plano')).toBeFocused()
  await expect(section(page, 'Limite de fotos').getByText('12 novas')).toBeHidden()
  await expect(section(page, 'Limite de fotos').getByText(/^Valem até \d+ de/)).toBeVisible()
  await expect(section(page, 'Limite de fotos').getByText('fotos restantes')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Retomar o plano' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(submit(page)).toHaveText(/Retomar o plano/)
})

test('a refund shows its protocol number, can be retried when it fails, ends the allowance, and keeps the gallery', async ({
  page,
  product,
}) => {
  await subscriber(page, product)
  await failOnDemand(product, 'refuse_refund')
  await action(page, 'Pedir reembolso').click()
  await expect(dialog(page).getByText(/Você recebe R\$\s37,90 de volta/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Pedir reembolso' }).click()
  await expect(dialog(page).getByText('Reembolso pedido')).toBeVisible()
  const protocol = await dialog(page).locator('strong').innerText()
  expect(protocol).toMatch(/^\d{8}-\d{8}$/)
  await expectSound(page)
  await dialog(page).getByRole('button', { name: 'Entendi' }).click()
  await expect(section(page, 'Limite de fotos').getByText('Sem um plano ativo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Limite de fotos (precisa da sua atenção)' })).toBeVisible()
  await page.reload()
  await expect(section(page, 'Recibos').getByText(`Protocolo ${protocol}`)).toBeVisible()
  await section(page, 'Recibos').getByRole('button', { name: 'Tentar o reembolso de novo' }).click()
  await expect(page.getByText('Reembolso pedido de novo.')).toBeVisible()
  await expect(section(page, 'Recibos').getByText('Reembolso feito')).toBeVisible({ timeout: 20_000 })
  await expectSound(page)
  await page.getByRole('link', { name: 'Ver o que já criei' }).click()
  await expect(page.getByText('Experimente com uma foto sua, sem pagar.')).toBeVisible()
})

test('a receipt has an address, and prints without the frame around it', async ({ page, product }) => {
  await subscriber(page, product)
  await section(page, 'Recibos')
    .getByRole('link', { name: /^Ver recibo de/ })
    .click()
  await expect(page).toHaveURL(/receipt=/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Recibo' })).toBeVisible()
  await expect(page.getByText('12 Edições de Foto com IA por Mês')).toBeVisible()
  await expect(page.getByText('ANA DE SOUZA · CPF 529.982.247-25')).toBeVisible()
  await expect(page.getByText('Mastercard com final 8829')).toBeVisible()
  await expectSound(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('banner').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Voltar aos recibos' }).click()
  await expect(section(page, 'Recibos')).toBeVisible()
  await page.goto('/account?tab=billing&receipt=of-somebody-else')
  await expect(page.getByText('Não encontramos esse recibo.')).toBeVisible()
})

/** The fields of the checkout again; the terms are not shown here. */
async function typeCard(page: Page, number: string, button = 'Salvar o cartão'): Promise<void> {
  const typed = { ...TYPED, 'Número do cartão': number }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await page.getByRole('button', { name: button }).click()
}

test('another card replaces the first, and a refused one does not', async ({ page, product }) => {
  await subscriber(page, product)
  const method = section(page, 'Forma de pagamento')
  await expect(method.getByText('Mastercard com final 8829')).toBeVisible()
  await method.getByRole('link', { name: 'Trocar o cartão' }).click()
  await expect(field(page, 'Número do cartão')).toBeFocused()
  await expect(field(page, 'CPF')).toHaveValue('529.982.247-25')
  await page.keyboard.type('4')
  const asked: string[] = []
  page.once('dialog', (question) => {
    asked.push(question.message())
    void question.dismiss()
  })
  await page.keyboard.press('Escape')
  expect(asked).toEqual(['Os dados do cartão que você digitou serão perdidos. Sair mesmo assim?'])
  await expect(field(page, 'Número do cartão')).toHaveValue('4')
  await typeCard(page, REFUSED_CARD)
  await expect(page.getByRole('alert').filter({ hasText: 'TRANSACAO_NAO_AUTORIZADA' })).toBeVisible()
  await expect(field(page, 'Código (CVV)')).toHaveValue('')
  await expect(field(page, 'Número do cartão')).toHaveValue('5184 0197 4037 3151')
  await expectSound(page)
  await typeCard(page, OTHER_CARD)
  await expect(page.getByText('Método de pagamento atualizado com sucesso')).toBeVisible()
  await expect(page).toHaveURL(/tab=billing$/)
  await expect(method.getByText('Visa com final 1111')).toBeVisible()
  await expect(method.getByRole('link', { name: 'Trocar o cartão' })).toBeFocused()
})

test('the texts are in the chosen language, and a page that cannot load says so', async ({ page, context, product }) => {
  await subscriber(page, product)
  const notices = page.getByRole('list', { name: 'Avisos' })
  await expect(notices).toBeHidden()
  await page.getByRole('link', { name: 'Conectar' }).click()
  await expect(notices.getByText(/^Recebemos R\$ 37,90/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English')
  await expect(page.getByText(/^We received R\$\s37\.90/)).toBeVisible()
  await page.getByRole('link', { name: 'Photo limit' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('No connection: the numbers may have changed.')).toBeVisible()
  await context.setOffline(false)
})

test('an administrator repairs payments with one button, and a member is refused', async ({ page, browser, product }) => {
  await signIn(page, product, ADMIN_PHONE)
  await page.goto('/fix-payments')
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Digite o código que o aplicativo mostra').fill(new TOTP({ secret }).generate())
  const run = page.getByRole('button', { name: 'Executar correção' })
  await run.click()
  await expect(page.getByText('Assinaturas corrigidas', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Detalhes' })).toBeVisible()
  await expectSound(page)
  await page.route('**/api/admin/fix-payments', (route) => route.abort())
  await run.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro de conexão' })).toBeVisible()
  await page.unroute('**/api/admin/fix-payments')
  await page.route('**/api/admin/fix-payments', (route) => route.fulfill({ status: 500, body: 'nonsense' }))
  await run.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao executar correção' })).toBeVisible()

  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const member = await context.newPage()
  await signIn(member, product, newMember())
  await member.goto('/fix-payments')
  await expect(member.getByText('Acesso negado. Apenas administradores autorizados.')).toBeVisible()
  const refused = await member.request.post('/api/admin/fix-payments', { data: {} })
  expect(refused.status()).toBe(403)
  await context.close()
})

// last, since it moves the clock by more than a month
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
  await expectSound(page)
  await section(page, 'Seu plano').getByRole('link', { name: 'Trocar o cartão' }).click()
  await expect(dialog(page).getByText(/^Ao salvar, os R\$\s37,90 em atraso são cobrados/)).toBeVisible()
  await typeCard(page, OTHER_CARD, 'Salvar e pagar R$ 37,90')
  await expect(page.getByText(/Recebemos R\$\s37,90 no novo cartão/)).toBeVisible()
  await expect(section(page, 'Seu plano').getByText('Ativo', { exact: true })).toBeVisible()
  await expect(section(page, 'Recibos').getByRole('listitem')).toHaveCount(2)
})
