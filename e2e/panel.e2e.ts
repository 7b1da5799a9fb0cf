/** The administrator's daily work: figures, a member's payment found and refunded, and its entries in the log. */
import type { Browser, Locator, Page } from '@playwright/test'
import { arrive, fillIn, finishRefund, failOnDemand, submit } from './checkout.ts'
import { expectNoBarriersInBothThemes, expectAccessible, expectAccessibleInBothThemes } from './expect-accessible.ts'
import { openPanel, type OpenedPanel, returnToPanel } from './open-panel.ts'
import { ADMIN_PHONES, expect, newMember, type Product, signIn, test } from './product.ts'
import { create, PHOTOS, seeResult, sendPhoto } from './studio.ts'

// axe checks the whole page at every step
test.setTimeout(180_000)

const ADMIN_PHONE = ADMIN_PHONES[4]
const WIDE = { width: 1440, height: 900 }
/** The panel reloads by itself. */
const RELOAD_MS = 30_000
const NARROW = { width: 390, height: 844 }

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Only a list's own rows: a row may contain lists. */
const records = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).locator('> li')
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Partes do painel' }).getByRole('link', { name })
const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Buscar' })
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Partes desta página' }).getByRole('link', { name, exact: true })
const reload = (page: Page) => page.getByRole('button', { name: 'Atualizar' })

let opened: OpenedPanel

/** A member who has paid, in a separate browser. @returns the digits of their phone */
async function newSubscriber(browser: Browser, product: Product): Promise<string> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const page = await context.newPage()
  const phone = await arrive(page, product)
  await fillIn(page)
  await submit(page).click()
  await page.waitForURL('**/account')
  await context.close()
  return phone.slice('+55'.length)
}

test.beforeAll(async ({ browser, product }) => {
  opened = await openPanel(browser, product, ADMIN_PHONE)
})

test('a payment is found, refunded once, and followed until the bank has done it', async ({ page, browser, product }) => {
  const phone = await newSubscriber(browser, product)
  await returnToPanel(page, opened)
  await page.goto('/admin')
  await expect(section(page, 'Números').getByText('Receita total')).toBeVisible()
  await expect(section(page, 'Números').getByText(/^\d+,\d%$/)).toBeVisible()
  await expect(section(page, 'Números').getByText('nos mesmos dias do mês passado')).toBeVisible()
  await expect(searchBox(page)).toHaveCount(0)

  await tab(page, 'Pagamentos').click()
  await expect(section(page, 'Números')).toHaveCount(0)
  await searchBox(page).fill('ab')
  await expect(page.getByText('Digite pelo menos 3 letras ou números.')).toBeVisible()
  await page.goto('/admin?search=ab')
  await expect(page).toHaveURL(/\/admin\?tab=payments$/)
  await expect(searchBox(page)).toHaveValue('ab')
  await searchBox(page).fill(phone)
  await expect(page).toHaveURL(new RegExp(`search=${phone}$`))
  await expect(records(page, 'Pagamentos')).toHaveCount(1)
  await page.reload()
  await expect(searchBox(page)).toHaveValue(phone)
  const payment = records(page, 'Pagamentos').first()
  await expect(payment.getByText('Confirmado')).toBeVisible()
  await expect(records(page, 'Pagamentos')).toHaveCount(1)
  await page.getByLabel('Filtrar por situação').selectOption('Falhou')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.getByLabel('Filtrar por situação').selectOption('Situação: todas')

  await failOnDemand(product, 'slow_refund')
  const paymentId = (await payment.getByText(/^pay_/).innerText()).trim()
  const orders: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/admin/refund') && orders.push(request.url()))
  await payment.getByRole('button', { name: /^Reembolsar R\$\s37,90 de/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Reembolsar este pagamento?' })
  await expect(dialog.getByText(/recebe R\$\s37,90 de volta/)).toBeVisible()
  const confirm = dialog.getByRole('button', { name: /^Reembolsar R\$/ })
  await dialog.getByLabel('Motivo do reembolso').fill('   ')
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Motivo do reembolso').fill(' 2x ')
  await expect(confirm).toBeEnabled()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(payment.getByRole('button', { name: /^Reembolsar/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`search=${phone}$`))
  await payment.getByRole('button', { name: /^Reembolsar/ }).click()
  await dialog.getByLabel('Motivo do reembolso').fill('Cobrança em dobro')
  await confirm.dblclick()
  await expect(page.getByText('Reembolso solicitado com sucesso!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(orders).toHaveLength(1)

  await tab(page, 'Reembolsos').click()
  await expect(page).toHaveURL(new RegExp(`tab=refunds&search=${phone}$`))
  const refunds = records(page, 'Reembolsos')
  await expect(refunds).toHaveCount(1)
  await expect(refunds.getByText('Cobrança em dobro')).toBeVisible()
  await expect(async () => {
    await reload(page).click()
    await expect(refunds.getByText('Processando')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goBack()
  await expect(records(page, 'Pagamentos')).toHaveCount(1)
  await page.goForward()
  await finishRefund(product, paymentId)
  await expect(async () => {
    await reload(page).click()
    await expect(refunds.getByText('Concluído', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await tab(page, 'Pagamentos').click()
  await expect(payment.getByText('Reembolsado')).toBeVisible()
  await expect(payment.getByRole('button')).toHaveCount(0)
  await tab(page, 'Atividade').click()
  await expect(records(page, 'Atividade').getByText(/^A administração mandou reembolsar um pagamento de/)).toBeVisible()
})

/** How many rows the elements stand in. */
async function rowsOf(shown: Locator): Promise<number> {
  const boxes = await Promise.all((await shown.all()).map((element) => element.boundingBox()))
  return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size
}

test('the parts of the panel stand in one row on a desk and in full rows on a tablet, and so do the figures', async ({
  page,
}) => {
  await returnToPanel(page, opened)
  await page.goto('/admin')
  const tabs = page.getByRole('navigation', { name: 'Partes do painel' }).getByRole('link')
  const figures = section(page, 'Números').locator('dt + dd')
  await expect(figures).toHaveText([/R\$/, /R\$/, /\d/, /\d/, /\d/, /%/])
  for (const { width, rows, rowsOfFigures } of [
    { width: 1440, rows: 1, rowsOfFigures: 2 },
    { width: 768, rows: 2, rowsOfFigures: 2 },
    { width: 390, rows: 3, rowsOfFigures: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(tabs).toHaveCount(8)
    await expect.poll(() => rowsOf(tabs)).toBe(rows)
    await expect.poll(() => rowsOf(figures)).toBe(rowsOfFigures)
  }
})

/** The digits of a member with the plan who had one photo edited, in a separate browser. */
async function newEditor(browser: Browser, product: Product): Promise<string> {
  const phone = newMember()
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const page = await context.newPage()
  await signIn(page, product, phone)
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await create(page).click()
  await seeResult(page)
  await context.close()
  return phone.slice('+55'.length)
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Gives a reason, and taps twice. */
async function confirmAction(page: Page, heading: string, button: string): Promise<void> {
  const dialog = dialogOf(page, heading)
  await expect(dialog.getByRole('button', { name: button, exact: true })).toBeDisabled()
  await dialog.getByLabel('Motivo').fill('Pedido por telefone')
  await dialog.getByRole('button', { name: button, exact: true }).dblclick()
  await expect(dialog).toBeHidden()
}

test('a member is found, helped and viewed with a reason, and the log says who did what', async ({ page, browser, product }) => {
  const phone = await newEditor(browser, product)
  await returnToPanel(page, opened)
  await page.goto('/admin?tab=members')
  await searchBox(page).fill(phone)
  await expect(page).toHaveURL(/tab=members&search=/)
  await records(page, 'Membros').first().getByRole('link').click()
  await expect(page).toHaveURL(/\?member=[0-9a-f-]{36}$/)
  const numbers = section(page, 'Edições do período')
  await expect(numbers.getByText('1 / 12')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(numbers.getByText('1 / 12')).toBeVisible()

  await part(page, 'Uso').click()
  await expect(page).toHaveURL(/part=allowance$/)
  await expect(records(page, 'Uso')).toHaveCount(2)
  await page.getByRole('button', { name: /^Devolver a edição de/ }).click()
  await expect(dialogOf(page, 'Devolver esta edição?').getByText(/volta a ter uma edição a mais/)).toBeVisible()
  await confirmAction(page, 'Devolver esta edição?', 'Devolver 1 edição')
  await expect(page.getByText('Edição devolvida.')).toBeVisible()
  await expect(records(page, 'Uso')).toHaveCount(3)
  await expect(numbers.getByText('0 / 12')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Devolver a edição de/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Suspender edições' }).click()
  await confirmAction(page, 'Suspender as edições?', 'Suspender')
  await expect(page.getByRole('button', { name: 'Retomar edições' })).toBeVisible()
  await expect(page.getByText('Suspenso', { exact: true }).first()).toBeVisible()
  await expect(numbers.getByText('0 / 12')).toBeVisible()
  await page.getByRole('button', { name: 'Retomar edições' }).click()
  await confirmAction(page, 'Retomar as edições?', 'Retomar')
  await page.getByRole('button', { name: 'Encerrar sessões' }).click()
  await confirmAction(page, 'Encerrar todas as sessões?', 'Encerrar sessões')
  await expect(page.getByRole('button', { name: 'Encerrar sessões' })).toHaveCount(0)

  await part(page, 'Edições').click()
  await expect(records(page, 'Edições')).toHaveCount(1)
  await expect(page.locator('main img')).toHaveCount(0)
  await page.getByRole('button', { name: /^Ver o resultado de/ }).click()
  const question = dialogOf(page, 'Abrir uma imagem deste membro?')
  await question.getByLabel('Motivo').fill('Cor estranha na flor')
  await question.getByRole('button', { name: 'Abrir a imagem' }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toBeVisible()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await page.keyboard.press('Escape')

  await part(page, 'Avisos').click()
  await expect(records(page, 'Avisos').getByText(/abriu uma foto sua.*Cor estranha na flor/)).toBeVisible()
  await part(page, 'Atividade').click()
  await page.getByLabel('Filtrar pelo que aconteceu').selectOption('edit_given_back')
  await expect(page).toHaveURL(/part=activity&kind=edit_given_back$|kind=edit_given_back.*part=activity/)
  await expect(records(page, 'Atividade')).toHaveCount(1)
  await expect(records(page, 'Atividade').getByText('Usadas: 1 → 0')).toBeVisible()
  await expect(records(page, 'Atividade').getByText('Motivo: Pedido por telefone')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  expect((await download).suggestedFilename()).toBe('activity.csv')
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await expect(page).toHaveURL(new RegExp(`tab=members&search=${phone}$`))
  await expect(records(page, 'Membros')).toHaveCount(1)
  // the arrow went back, as the browser's own does: the page that was left is ahead
  await page.goForward()
  await expect(page).toHaveURL(/member=/)
  await page.goto('/admin?member=nobody')
  await expect(page.getByText('Este membro não existe.')).toBeVisible()
})

test('new entries wait while one reads further down, and older ones load at the end', async ({ page, product }) => {
  await returnToPanel(page, opened)
  await page.clock.install()
  await page.goto('/admin?tab=activity&actor=admin')
  await expect(records(page, 'Atividade').first()).toBeVisible()
  const token = await page.evaluate<string>("localStorage.getItem('adminToken')")
  // each exported file is a line, or one of each for the few that it is about
  const takeFile = () =>
    page.request.get(`${product.url}/api/admin/export/refunds`, { headers: { authorization: `Bearer ${token}` } })
  for (let taken = 0; taken < 60; taken += 1) await takeFile()
  await reload(page).click()
  await expect(records(page, 'Atividade')).toHaveCount(50)
  await page.getByRole('button', { name: 'Ver mais' }).click()
  await expect.poll(() => records(page, 'Atividade').count()).toBeGreaterThan(60)
  await records(page, 'Atividade').nth(30).scrollIntoViewIfNeeded()
  const looked = records(page, 'Atividade').nth(30)
  const place = await looked.boundingBox()
  await takeFile()
  await page.clock.fastForward(RELOAD_MS)
  const waiting = page.getByRole('button', { name: /^\d novos?: mostrar$/ })
  await expect(waiting).toBeVisible()
  expect(Math.abs(((await looked.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(80)
  await waiting.click()
  await expect(waiting).toBeHidden()
})

const LISTS = [
  { address: 'payments', list: 'Pagamentos' },
  { address: 'refunds', list: 'Reembolsos' },
  { address: 'members', list: 'Membros' },
  { address: 'activity', list: 'Atividade' },
] as const

test('every part of the panel is accessible on a phone and on a desktop, by day and by night', async ({
  page,
  browser,
  product,
}) => {
  await newSubscriber(browser, product)
  await returnToPanel(page, opened)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Últimos 30 dias' }).click()
  await page.getByText('Ver em tabela').first().click()
  await expect(page.getByRole('columnheader', { name: 'Recebido' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await tab(page, 'Pagamentos').click()
  await records(page, 'Pagamentos')
    .getByRole('button', { name: /^Reembolsar/ })
    .first()
    .click()
  await page.getByLabel('Motivo do reembolso').fill('Pedido por telefone')
  await expectAccessibleInBothThemes(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reembolsar R\$/ })
    .click()
  await expect(page.getByText('Reembolso solicitado com sucesso!')).toBeVisible()
  for (const { address, list } of LISTS) {
    await page.goto(`/admin?tab=${address}`)
    await expect(records(page, list).first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize(WIDE)
    await expect(page.getByRole('table', { name: list })).toBeVisible()
    await expectNoBarriersInBothThemes(page)
    await page.setViewportSize(NARROW)
  }
})

test('failed refunds and people who wait for an answer are shown everywhere, with what happens next', async ({
  page,
  browser,
  product,
}) => {
  const phone = await newSubscriber(browser, product)
  await returnToPanel(page, opened)
  await page.goto(`/admin?search=${phone}`)
  await failOnDemand(product, 'refuse_refund')
  await records(page, 'Pagamentos')
    .getByRole('button', { name: /^Reembolsar/ })
    .click()
  await page.getByLabel('Motivo do reembolso').fill('Pedido por telefone')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reembolsar R/ })
    .click()
  await expect(async () => {
    await reload(page).click()
    await expect(records(page, 'Pagamentos').getByText('Reembolso falhou')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await tab(page, 'Cupons').click()
  await section(page, 'Precisa de você')
    .getByRole('link', { name: /reembolsos? falh/ })
    .click()
  await expect(page).toHaveURL(/tab=refunds&status=failed$/)
  const refund = records(page, 'Reembolsos').first()
  await expect(refund.getByText(/Nova tentativa automática em/)).toBeVisible()
  await refund.getByRole('link').click()
  await expect(page.getByText(/O reembolso de R\$\s37,90 falhou: o dinheiro não voltou\..*O provedor recusou\./)).toBeVisible()
  await part(page, 'Webhooks').click()
  const webhookEvent = records(page, 'Webhooks')
    .filter({ hasText: /PAYMENT_/ })
    .first()
  await expect(webhookEvent.getByText(/^Tratado em/)).toBeVisible()
  await expectAccessible(page)
})

test('what cannot be loaded says so, and a panel that was locked meanwhile shows its sign-in', async ({
  page,
  browser,
  product,
}) => {
  await newSubscriber(browser, product)
  await returnToPanel(page, opened)
  await page.route('**/api/admin/payments*', (route) => route.fulfill({ status: 400, body: 'nonsense' }))
  await page.goto('/admin?tab=payments')
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao carregar pagamentos' })).toBeVisible()
  await page.unroute('**/api/admin/payments*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(records(page, 'Pagamentos').first()).toBeVisible()
  const tooWide = { error: 'Essa busca acha gente demais.', code: 'search_too_wide' }
  await page.route('**/api/admin/export/payments*', (route) => route.fulfill({ status: 422, json: tooWide }))
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  await expect(page.getByText(tooWide.error)).toBeVisible()
  await page.context().setOffline(true)
  await tab(page, 'Membros').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erro de conexão' })).toBeVisible()
  await page.context().setOffline(false)
  // the panel reloads every half a minute, and may be faster than the click
  const again = page.getByRole('button', { name: 'Tentar de novo' })
  await again.or(records(page, 'Membros').first()).first().waitFor()
  if (await again.isVisible()) await again.click({ timeout: 2000 }).catch(() => undefined)
  await expect(records(page, 'Membros').first()).toBeVisible()
  await page.evaluate("localStorage.setItem('adminToken', 'of-nobody')")
  await reload(page).click()
  await expect(page.getByLabel('Código de 6 dígitos do aplicativo')).toBeVisible()
  await expect(page.getByText('O painel fechou depois de um tempo sem uso.')).toBeVisible()
})
