import { gzipSync } from 'node:zlib'
import { askForCode, CODE_FIELD, expect, newMember, type Page, REVIEW_TOKEN, test } from './product.ts'
import { collectScripts } from './scripts.ts'

const KIBIBYTE = 1024

const phoneField = (page: Page) => page.getByLabel('Celular com DDD')
const codeField = (page: Page) => page.getByLabel(CODE_FIELD)
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' })
const verify = (page: Page) => page.getByRole('button', { name: 'Verificar' })
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const welcome = (page: Page) => page.getByRole('heading', { name: 'Tudo certo!' })

test('a newcomer signs in and arrives at the checkout with the chosen plan', async ({ page, product }) => {
  await page.goto('/auth?plan=MONTHLY')
  // keys pressed before the app runs are lost, and no key waits
  await expect(phoneField(page)).toBeEnabled()
  await phoneField(page).pressSequentially('21987650001')
  await expect(phoneField(page)).toHaveValue('(21) 98765-0001')
  await expect(goOn(page)).toBeDisabled()
  await page.getByRole('checkbox').check()
  await goOn(page).click()

  await expect(page.getByText('(21) 98765-0001')).toBeVisible()
  await expect(verify(page)).toBeDisabled()
  const code = await product.readCode('+5521987650001')
  await codeField(page).pressSequentially(code.slice(0, 5))
  await expect(verify(page)).toBeDisabled()
  await page.keyboard.press(code.slice(5))
  await verify(page).click()
  await expect(welcome(page)).toBeVisible()
  await page.waitForURL('**/checkout?plan=MONTHLY')
  await expect(page.getByText('12 Edições de Foto com IA')).toBeVisible()
  expect(await page.evaluate('localStorage.userPhone')).toBe('+5521987650001')
})

test('a member with a plan is told so and arrives at the account, with only the first button pressed', async ({
  page,
  product,
}) => {
  const phone = newMember()
  await page.goto('/auth')
  await askForCode(page, phone)
  await codeField(page).fill(await product.readCode(phone))
  await expect(page.getByText('Sua conta está ativa! Redirecionando...')).toBeVisible()
  await page.waitForURL('**/account')
  await expect(page.getByRole('link', { name: 'Abrir o estúdio' })).toBeVisible()
  await expect(page.getByText('Cortesia')).toBeVisible()
  await page.goto('/auth')
  await page.waitForURL('**/account')
})

test('a member who has not paid yet is told so and arrives at the checkout', async ({ page, product }) => {
  await page.route('**/api/user/subscription?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"status":"active"', '"status":"pending"') })
  })
  const phone = newMember()
  await page.goto('/auth?plan=MONTHLY')
  await askForCode(page, phone)
  await codeField(page).fill(await product.readCode(phone))
  await expect(page.getByText('Você tem um pagamento pendente. Redirecionando...')).toBeVisible()
  await page.waitForURL('**/checkout?plan=MONTHLY')
})

test('a visitor of a member’s screen returns to it after the sign-in', async ({ page, product }) => {
  const phone = newMember()
  await page.goto('/studio')
  await page.waitForURL('**/auth?next=%2Fstudio')
  await askForCode(page, phone)
  await codeField(page).fill(await product.readCode(phone))
  await page.waitForURL('**/studio')
})

test('a person who continues without accepting the terms is told what is missing', async ({ page }) => {
  await page.goto('/auth')
  await phoneField(page).fill('21987650011')
  await page.keyboard.press('Enter')
  const missing = page.getByText('Para continuar, aceite os Termos de Uso e a Política de Privacidade.')
  await expect(missing).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(missing).toBeHidden()
  await expect(goOn(page)).toBeEnabled()
})

test('a special token opens the account without a code, and any other text is a wrong number', async ({ page }) => {
  await page.goto('/auth?plan=MONTHLY')
  await expect(page.getByRole('checkbox')).toBeEnabled()
  await phoneField(page).pressSequentially('Loja-revisa-8')
  await expect(phoneField(page)).toHaveValue('Loja-revisa-8')
  await page.getByRole('checkbox').check()
  await goOn(page).click()
  await expect(page.getByText('Número inválido. Digite DDD + número, por exemplo (11) 99999-9999.')).toBeVisible()
  await phoneField(page).fill(REVIEW_TOKEN.toUpperCase())
  await goOn(page).click()
  await expect(page.getByText('Token especial aceito! Redirecionando...')).toBeVisible()
  await page.waitForURL('**/account')
  await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeVisible()
})

test('a wrong code is reported, clears the boxes, and typing removes the message', async ({ page, product }) => {
  await page.goto('/auth')
  await askForCode(page, '+5521987650002')
  const right = await product.readCode('+5521987650002')
  const answered = page.waitForResponse('**/api/otp/verify')
  await codeField(page).fill(right === '000000' ? '000001' : '000000')
  await expect(alert(page)).toHaveText('Código incorreto. Verifique o número digitado e tente novamente.')
  expect(await (await answered).json()).toMatchObject({ error: 'Código de verificação inválido', code: 'code_invalid' })
  await expect(codeField(page)).toHaveValue('')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type('1')
  await expect(alert(page)).toHaveCount(0)
})

test('an impossible number is refused with an example, until it is changed', async ({ page }) => {
  await page.goto('/auth')
  await phoneField(page).fill('(10) 98765')
  await page.getByRole('checkbox').check()
  await goOn(page).click()
  const problem = page.getByText('Número inválido. Digite DDD + número, por exemplo (11) 99999-9999.')
  await expect(problem).toBeVisible()
  await expect(phoneField(page)).toBeFocused()
  await phoneField(page).fill('(11) 98765')
  await expect(problem).toBeHidden()
})

test('a reload in the middle keeps the step, and back leads to the number', async ({ page, product }) => {
  await page.goto('/auth?plan=MONTHLY')
  await askForCode(page, '+5521987650003')
  await page.reload()
  await expect(page.getByText('(21) 98765-0003')).toBeVisible()
  await page.getByLabel('Idioma').selectOption('es')
  await expect(page.getByRole('heading', { name: 'Escribe el código' })).toBeVisible()
  await page.getByLabel('Idioma').selectOption('pt-BR')
  expect(page.url()).toContain('plan=MONTHLY')
  await expect(page.getByRole('link', { name: 'Usar outro número' })).toHaveAttribute('href', '/auth?plan=MONTHLY')
  await page.goBack()
  await expect(phoneField(page)).toHaveValue('(21) 98765-0003')
  await page.goForward()
  await page.getByRole('link', { name: 'Usar outro número' }).click()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await goOn(page).click()
  await codeField(page).fill(await product.readCode('+5521987650003'))
  await expect(welcome(page)).toBeVisible()
  await page.reload()
  await expect(welcome(page)).toBeVisible()
  await page.waitForURL('**/checkout?plan=MONTHLY')
})

test('a resend that is too early starts the countdown of the server', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth')
  await askForCode(page, '+5521987650005')
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Reenviar código' }).click()
  await expect(page.getByText('Aguarde antes de reenviar')).toBeVisible()
  await expect(page.getByRole('button', { name: /Reenviar em \d+ s/ })).toBeDisabled()
})

test('a code that the browser reads from the SMS is filled in and verified', async ({ page, product }) => {
  await page.addInitScript(`
    globalThis.OTPCredential ??= class {}
    navigator.credentials.get = ({ otp, signal }) =>
      otp.transport[0] === 'sms' && new Promise((resolve, reject) => {
        globalThis.arrive = (code) => resolve({ code })
        signal.addEventListener('abort', () => reject(signal.reason))
      })
  `)
  await page.goto('/auth')
  await askForCode(page, '+5521987650013')
  expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code')
  await page.evaluate(`arrive('${await product.readCode('+5521987650013')}')`)
  await expect(welcome(page)).toBeVisible()
})

const FAILURES = [
  {
    what: 'a server that answers nonsense',
    answer: { status: 502, body: '<html>Bad gateway</html>' },
    send: 'Resposta inválida do servidor',
    resend: 'Resposta inválida do servidor',
  },
  {
    what: 'a server in trouble',
    answer: { status: 500, json: { error: 'x', code: 'server_error' } },
    send: 'Erro ao enviar código de verificação',
    resend: 'Erro ao reenviar código de verificação',
  },
  { what: 'no answer at all', answer: undefined, send: 'Erro de conexão', resend: 'Erro de conexão' },
] as const

for (const [place, { what, answer, send, resend }] of FAILURES.entries()) {
  test(`${what} is called that, at every step`, async ({ page }) => {
    const fail = (call: string) => page.route(`**/api/otp/${call}`, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.clock.install()
    await page.goto('/auth')
    await fail('send')
    await phoneField(page).fill(`2198765002${place}`)
    await page.getByRole('checkbox').check()
    await goOn(page).click()
    await expect(page.getByText(send)).toBeVisible()
    await page.unroute('**/api/otp/send')
    await goOn(page).click()
    await expect(codeField(page)).toBeFocused()

    await fail('verify')
    await codeField(page).fill('123456')
    await verify(page).click()
    await expect(alert(page)).not.toBeEmpty()
    await expect(codeField(page)).toHaveValue('123456')

    await fail('resend')
    await page.clock.fastForward(61_000)
    await page.getByRole('button', { name: 'Reenviar código' }).click()
    await expect(page.getByText(resend).last()).toBeVisible()
  })
}

test('the chosen language stays', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible()
  await expect(page).toHaveTitle('Sign in · Mandou')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('the stored language takes precedence over the browser’s, before anything is painted', async ({ page, context }) => {
  await context.addInitScript("localStorage.setItem('i18nextLng', 'es-419')")
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Entra con tu celular' })).toBeVisible()
  expect(await (await page.request.get('/auth')).text()).toContain('<html lang="es">')
})

test('the screen costs at most 172 KiB of compressed script', async ({ page }) => {
  const readScripts = collectScripts(page)
  await page.goto('/auth')
  await expect(page.getByRole('checkbox')).toBeEnabled()
  const sizes = (await readScripts()).map((script) => gzipSync(script, { level: 9 }).length)
  const total = sizes.reduce((sum, size) => sum + size, 0) / KIBIBYTE
  expect(total).toBeGreaterThan(50)
  expect(total).toBeLessThanOrEqual(172)
})
