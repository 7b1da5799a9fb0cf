import { gzipSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { askForCode, expect, signIn, test } from './product.ts'

const codeField = 'Código de 6 dígitos'

test('a visitor of the studio signs in and arrives there', async ({ page, product }) => {
  await page.goto('/studio')
  await page.waitForURL('**/auth?next=%2Fstudio')
  const next = page.getByRole('button', { name: 'Continuar' })
  await page.getByLabel('Celular com DDD').pressSequentially('21987650001')
  await expect(page.getByLabel('Celular com DDD')).toHaveValue('(21) 98765-0001')
  await expect(next).toBeDisabled()
  await page.getByRole('checkbox').check()
  await next.click()

  const verify = page.getByRole('button', { name: 'Verificar' })
  await expect(page.getByText('(21) 98765-0001')).toBeVisible()
  await expect(verify).toBeDisabled()
  await page.getByLabel(codeField).pressSequentially(await product.readCode('+5521987650001'))
  await verify.click()
  await expect(page.getByRole('heading', { name: 'Tudo certo!' })).toBeVisible()
  await page.waitForURL('**/studio')
  expect(await page.evaluate('localStorage.userPhone')).toBe('+5521987650001')
})

test('a wrong code says so, clears the boxes, and typing clears the message', async ({ page, product }) => {
  await page.goto('/auth')
  await askForCode(page, '+5521987650002')
  const right = await product.readCode('+5521987650002')
  await page.getByLabel(codeField).fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Verificar' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Código' })
  await expect(alert).toHaveText('Código incorreto. Verifique o número digitado e tente novamente.')
  await expect(page.getByLabel(codeField)).toHaveValue('')
  await expect(page.getByLabel(codeField)).toBeFocused()
  await page.keyboard.type('1')
  await expect(alert).toHaveCount(0)
})

test('a number that cannot be one is refused with an example, until it is typed anew', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Celular com DDD').fill('(10) 98765')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  const problem = page.getByText('Número inválido. Digite DDD + número, por exemplo (11) 99999-9999.')
  await expect(problem).toBeVisible()
  await expect(page.getByLabel('Celular com DDD')).toBeFocused()
  await page.getByLabel('Celular com DDD').fill('(11) 98765')
  await expect(problem).toBeHidden()
})

test('a reload in the middle keeps the step, and back leads to the number', async ({ page, product }) => {
  await page.goto('/auth?plan=MONTHLY')
  await askForCode(page, '+5521987650003')
  await page.reload()
  await expect(page.getByText('(21) 98765-0003')).toBeVisible()
  expect(page.url()).toContain('plan=MONTHLY')
  await page.goBack()
  await expect(page.getByLabel('Celular com DDD')).toHaveValue('(21) 98765-0003')
  await page.goForward()
  await page.getByLabel(codeField).fill(await product.readCode('+5521987650003'))
  await page.getByRole('button', { name: 'Verificar' }).click()
  await page.waitForURL('**/studio')
})

test('another code can be asked for after a minute, and the first one dies', async ({ page, product }) => {
  await page.clock.install()
  await page.goto('/auth')
  await askForCode(page, '+5521987650004')
  const first = await product.readCode('+5521987650004')
  await expect(page.getByRole('button', { name: /Reenviar em \d+ s/ })).toBeDisabled()
  await product.advance(61)
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Reenviar código' }).click()
  await expect(page.getByText('Enviamos um novo código.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Reenviar em \d+ s/ })).toBeDisabled()
  const second = await product.readCode('+5521987650004')
  expect(second).not.toBe(first)
  await page.getByLabel(codeField).fill(second)
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByRole('heading', { name: 'Tudo certo!' })).toBeVisible()
})

test('a resend that comes too early starts the countdown of the server', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth')
  await askForCode(page, '+5521987650005')
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Reenviar código' }).click()
  await expect(page.getByText('Aguarde antes de reenviar')).toBeVisible()
  await expect(page.getByRole('button', { name: /Reenviar em \d+ s/ })).toBeDisabled()
})

test('signing out in one tab signs out the other', async ({ page, context, product }) => {
  await signIn(page, product, '+5521987650006')
  const other = await context.newPage()
  await other.goto('/studio')
  await expect(other.getByRole('button', { name: 'Sua conta' })).toBeVisible()
  await page.getByRole('button', { name: 'Sua conta' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(other).toHaveURL(/\/auth\?next=%2Fstudio/)
})

test('a server that answers nonsense, or not at all, is called that', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Celular com DDD').fill('21987650007')
  await page.getByRole('checkbox').check()
  await page.route('**/api/otp/send', (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Resposta inválida do servidor')).toBeVisible()
  await page.route('**/api/otp/send', (route) => route.abort())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Erro de conexão')).toBeVisible()
})

test('the chosen language stays', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible()
  await expect(page).toHaveTitle('Sign in · Mandou')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('the stored language wins over the one of the browser, before anything is painted', async ({ page, context }) => {
  await context.addInitScript("localStorage.setItem('i18nextLng', 'es-419')")
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Entra con tu móvil' })).toBeVisible()
  expect(await (await page.request.get('/auth')).text()).toContain('<html lang="es">')
})

test('an unknown address offers two ways out', async ({ page }) => {
  await page.goto('/auth')
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fstudio/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in the way of assistive technology in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const faults = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])
    await page.goto('/auth')
    expect(await faults()).toEqual([])
    await askForCode(page, colorScheme === 'light' ? '+5521987650008' : '+5521987650009')
    await page.getByLabel(codeField).fill('999999')
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Código' })).toBeVisible()
    expect(await faults()).toEqual([])
    await page.goto('/nowhere')
    await expect(page.getByRole('button', { name: 'Voltar' })).toBeEnabled()
    expect(await faults()).toEqual([])
  })
}

test('the screen costs at most 165 KiB of compressed script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/auth')
  await expect(page.getByRole('checkbox')).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1024
  expect(total).toBeGreaterThan(50)
  expect(total).toBeLessThanOrEqual(165)
})
