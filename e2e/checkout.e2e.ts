import {
  arrive,
  countSubscriptions,
  field,
  fillIn,
  listRefusedCards,
  failOnDemand,
  openSummary,
  submit,
  TYPED,
} from './checkout.ts'
import { askForCode, CODE_FIELD, expect, type Page, test } from './product.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './expect-accessible.ts'

const errorBox = (page: Page) => page.getByRole('alert').filter({ hasText: 'Erro no Pagamento' })
const coupon = (page: Page) => page.getByLabel('Cupom de desconto')
const total = (page: Page) => page.getByRole('region', { name: '12 Edições de Foto com IA' })
const activated = (page: Page) => page.getByText('Assinatura ativada! Redirecionando para área de membros...')
const storage = (page: Page) => page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')

test('a visitor goes through sign-in and back, and the card opens the plan with one charge for two taps', async ({
  page,
  product,
}) => {
  await page.goto('/checkout?plan=MONTHLY')
  await page.waitForURL('**/auth?*')
  await askForCode(page, '+5531987650001')
  await page.getByLabel(CODE_FIELD).fill(await product.readCode('+5531987650001'))
  await page.waitForURL('**/checkout?plan=MONTHLY')
  await expect(field(page, 'Celular com DDD')).toHaveValue('(31) 98765-0001')
  await expect(submit(page)).toBeDisabled()
  await fillIn(page)
  await expect(page.getByText('Mastercard')).toBeVisible()
  await expect(submit(page)).toHaveText(/Assinar por R\$\s37,90\s*Renova em \d+ de \w+/)

  await submit(page).dblclick()
  await expect(activated(page)).toBeVisible()
  await page.waitForURL('**/account')
  expect(await countSubscriptions(page, product)).toBe(1)
  expect(await storage(page)).not.toContain('pendingCheckout')
  await page.goto('/checkout')
  await expect(page.getByText('Você já tem o plano')).toBeVisible()
})

test('what is typed is formatted as people write it', async ({ page, product }) => {
  await arrive(page, product)
  const written = {
    'Nome completo': ['joão 2 d’água-neto', 'joão  d água neto'],
    'Celular com DDD': ['1133334444', '(11) 3333-4444'],
    CPF: ['529982247259', '529.982.247-25'],
    'Número do cartão': ['51623062193788291', '5162 3062 1937 8829'],
    'Nome no cartão': ['ana1', 'ANA'],
    Validade: ['12304', '12/30'],
    'Código (CVV)': ['12a345', '1234'],
    'CEP do titular': ['013101009', '01310-100'],
    'Nº do endereço': ['12b', '12'],
  } as const
  for (const [label, [typed, expected]] of Object.entries(written)) {
    await field(page, label).clear()
    await field(page, label).pressSequentially(typed)
    await expect(field(page, label)).toHaveValue(expected)
  }
  await expect(page.getByText('Estado: São Paulo')).toBeVisible()
  await field(page, 'Celular com DDD').press('End')
  await page.keyboard.press('5')
  await expect(field(page, 'Celular com DDD')).toHaveValue('(11) 33334-4445')
  await field(page, 'Celular com DDD').fill('+55 (31) 98765-4321')
  await expect(field(page, 'Celular com DDD')).toHaveValue('(31) 98765-4321')
  await field(page, 'Celular com DDD').clear()
  await field(page, 'Celular com DDD').pressSequentially('+5531987654321')
  await expect(field(page, 'Celular com DDD')).toHaveValue('(31) 98765-4321')
  await field(page, 'Validade').clear()
  await field(page, 'Validade').pressSequentially('12/2030')
  await expect(field(page, 'Validade')).toHaveValue('12/30')
  await field(page, 'Validade').fill('08/2031')
  await expect(field(page, 'Validade')).toHaveValue('08/31')
  await field(page, 'Número do cartão').fill('4111111111111112')
  await expect(page.getByText('Confira o número: um dígito parece trocado')).toBeVisible()
  await expect(page.getByText('Visa', { exact: true })).toBeVisible()
})

test('a missing field is named, and nothing is sent', async ({ page, product }) => {
  await arrive(page, product)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/asaas/') && sent.push(request.url()))
  await field(page, 'CPF').fill('11111111111')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Por favor, preencha todos os campos obrigatórios')).toBeVisible()
  await expect(page.getByText('Você precisa aceitar os Termos de Uso e Política de Privacidade.')).toBeVisible()
  await expect(page.getByText('Esse CPF não existe. Confira os números')).toBeVisible()
  await expect(field(page, 'Nome completo')).toBeFocused()
  // greyed out until the terms are accepted, and pressed anyway: then it says why
  await submit(page).click({ force: true })
  await expect(field(page, 'Nome completo')).toBeFocused()
  await fillIn(page, { Validade: '0120', 'Código (CVV)': '1234' })
  await expect(page.getByText('Por favor, preencha todos os campos obrigatórios')).toBeHidden()
  await submit(page).click()
  await expect(page.getByText('Esse cartão já venceu')).toBeVisible()
  await expect(page.getByText('O código deste cartão tem 3 dígitos')).toBeVisible()
  expect(sent).toEqual([])
})

test('a refused card says why, keeps everything but the code, and another one is accepted', async ({ page, product }) => {
  await arrive(page, product)
  await fillIn(page)
  const cards = await listRefusedCards(product)
  expect(cards.length).toBeGreaterThan(0)
  for (const { number } of cards) {
    await field(page, 'Número do cartão').fill(number)
    await field(page, 'Código (CVV)').fill('123')
    await submit(page).click()
    await expect(field(page, 'Número do cartão')).toHaveAccessibleDescription(/^Cartão recusado.* Nada foi cobrado\.$/)
    await expect(field(page, 'Número do cartão')).toBeFocused()
    await expect(field(page, 'Número do cartão')).toBeInViewport()
    await expect(errorBox(page)).toHaveCount(0)
    await expect(field(page, 'Número do cartão')).toHaveValue(number.replaceAll(/(\d{4})(?=\d)/g, '$1 '))
    await expect(field(page, 'CPF')).toHaveValue('529.982.247-25')
    await expect(field(page, 'Código (CVV)')).toHaveValue('')
  }
  await field(page, 'Número do cartão').fill(TYPED['Número do cartão'])
  await field(page, 'Código (CVV)').fill('123')
  await submit(page).click()
  await page.waitForURL('**/account')
})

test('an unknown answer is quoted, and checked before it is believed', async ({ page, product }) => {
  await arrive(page, product)
  await fillIn(page)
  await page.route('**/api/asaas/subscriptions', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await submit(page).click()
  await expect(errorBox(page)).toContainText('Resposta inválida do servidor: “<html>Bad gateway</html>”')
  await expect(errorBox(page)).toContainText('Nada foi cobrado.')
  await expect(errorBox(page)).toBeFocused()
  await errorBox(page).getByRole('button', { name: 'Fechar o aviso' }).click()
  await expect(errorBox(page)).toBeHidden()
  await expect(field(page, 'Nome completo')).toBeFocused()
  await page.route('**/api/asaas/customers', (route) => route.abort())
  await field(page, 'Código (CVV)').fill('123')
  await submit(page).click()
  await expect(errorBox(page)).toContainText('O pedido não chegou até nós e nada foi cobrado.')
})

test('a coupon is checked, applied, removed, opens the plan without a card, and a card can follow', async ({ page, product }) => {
  await arrive(page, product)
  expect((await field(page, 'Nome completo').boundingBox())?.y).toBeLessThan(600)
  await expect(coupon(page)).toBeHidden()
  await openSummary(page)
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Digite um código de cupom')).toBeVisible()
  await coupon(page).fill('metade')
  await coupon(page).press('Enter')
  await expect(page.getByText('Cupom inválido ou expirado')).toBeVisible()
  await coupon(page).fill('default')
  await coupon(page).press('Enter')
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible()
  await expect(total(page)).toContainText('GRÁTIS')
  await expect(total(page)).not.toContainText('37,90')
  await expect(field(page, 'Número do cartão')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remover cupom' })).toBeFocused()
  await page.reload()
  await expect(total(page)).toContainText('GRÁTIS')
  await openSummary(page)
  await page.getByRole('button', { name: 'Remover cupom' }).click()
  await expect(coupon(page)).toBeFocused()
  await expect(total(page)).toContainText('R$ 37,90')
  await expect(field(page, 'Número do cartão')).toBeVisible()
  await coupon(page).fill('Default')
  await coupon(page).press('Enter')
  await field(page, 'Nome completo').fill('ana')
  await field(page, 'E-mail').fill('ana@exemplo.com.br')
  await field(page, 'CPF').fill('11144477735')
  await page.getByRole('checkbox').check()
  await submit(page).click()
  await expect(activated(page)).toBeVisible()
  await expect(total(page)).toContainText('GRÁTIS')
  await page.waitForURL('**/account')

  await page.goto('/checkout')
  await expect(submit(page)).toHaveText(/Continuar com cartão\s*R\$\s37,90 por mês, a partir de \d+ de \w+/)
  await expect(coupon(page)).toBeHidden()
  await fillIn(page, { CPF: '11144477735' })
  await submit(page).click()
  await expect(page.getByText(/^Seu plano continua\. A próxima cobrança será em \d+ de \w+/)).toBeVisible()
  await page.waitForURL('**/account')
  expect(await countSubscriptions(page, product)).toBe(1)
  await page.goto('/checkout')
  await expect(page.getByText('Você já tem o plano')).toBeVisible()
})

test('a reload keeps what was typed, but nothing of the card', async ({ page, product }) => {
  await arrive(page, product)
  await openSummary(page)
  await coupon(page).fill('default')
  await coupon(page).press('Enter')
  await page.getByRole('button', { name: 'Remover cupom' }).click()
  await fillIn(page)
  const kept = String(await storage(page))
  for (const secret of ['5162', 'ANA D SOUZA', '12/30', '"123"']) expect(kept).not.toContain(secret)
  await page.reload()
  await expect(page.getByText('Continuando de onde você parou...')).toBeVisible()
  await expect(field(page, 'Nome completo')).toHaveValue('ana de souza')
  await expect(field(page, 'CPF')).toHaveValue('529.982.247-25')
  await expect(field(page, 'CEP do titular')).toHaveValue('01310-100')
  for (const label of ['Número do cartão', 'Nome no cartão', 'Validade', 'Código (CVV)']) {
    await expect(field(page, label)).toHaveValue('')
  }
})

test('leaving with typed text asks first, by link and by the back button', async ({ page, product }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await arrive(page, product)
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await page.waitForURL((url) => url.pathname !== '/checkout')
  expect(asked).toEqual([])

  await page.goto('/checkout')
  await field(page, 'CPF').fill('52998224725')
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(field(page, 'CPF')).toHaveValue('529.982.247-25')

  await field(page, 'CPF').clear()
  await page.goto('/account?tab=billing')
  await page.getByRole('main').locator('a[href^="/checkout"]').first().click()
  await field(page, 'Nome no cartão').click()
  await page.keyboard.type('ana')
  await page.evaluate('history.back()')
  await expect.poll(() => asked.at(-1)).toBe('confirm')
  await expect(field(page, 'Nome no cartão')).toHaveValue('ANA')
})

test('a pending payment is shown where it was made, and a new one replaces it', async ({ page, context, product }) => {
  await arrive(page, product)
  await failOnDemand(product, 'review_card')
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Aguardando a confirmação' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Sem conexão agora. Continuamos tentando.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sem conexão agora. Continuamos tentando.')).toBeHidden()
  const other = await context.newPage()
  await other.goto('/checkout')
  const card = other.getByRole('region', { name: 'Pagamento Pendente' })
  await expect(card).toContainText('R$ 37,90')
  await expectAccessible(other)
  await other.reload()
  await expect(other.getByText('Continuando de onde você parou...')).toBeVisible()
  await card.getByRole('button', { name: 'Criar novo pagamento' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Você cancelou este pagamento, e nada foi cobrado.' })).toBeVisible()
  await fillIn(other)
  await submit(other).click()
  await other.waitForURL('**/account')
  await expect(page.getByText('Você já tem o plano')).toBeVisible()
})

test('a reload during the payment finds its outcome', async ({ page, product }) => {
  await arrive(page, product)
  await fillIn(page)
  const { promise: arrived, resolve: tellArrived } = Promise.withResolvers<void>()
  await page.route('**/api/asaas/subscriptions', async (route) => {
    // the server does its work, and the browser never gets the answer
    await route.fetch()
    tellArrived()
  })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Processando o pagamento' })).toBeVisible()
  await arrived
  await page.reload()
  await page.waitForURL('**/account')
  expect(await countSubscriptions(page, product)).toBe(1)
})

test('the checkout is accessible by day and by night, with all its errors', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page, product)
  await field(page, 'Número do cartão').fill('4111111111111112')
  await field(page, 'CPF').press('Enter')
  await openSummary(page)
  await coupon(page).press('Enter')
  await expect(page.getByText('Por favor, preencha todos os campos obrigatórios')).toBeVisible()
  await expect(page.getByText('Digite um código de cupom')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
