/** Codes that grow old, and a phone that comes back, by a clock that moves. */
import { arrive } from './checkout.ts'
import { deleteAccount } from './privacy.ts'
import { askForCode, CODE_FIELD, expect, type Page, test } from './product.ts'

const HOUR_SECONDS = 3600

const codeField = (page: Page) => page.getByLabel(CODE_FIELD)
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' })
const verify = (page: Page) => page.getByRole('button', { name: 'Verificar' })
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const welcome = (page: Page) => page.getByRole('heading', { name: 'Tudo certo!' })

test('another code can be requested after a minute, and the first one becomes invalid', async ({ page, product }) => {
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
  await codeField(page).fill(first)
  await verify(page).click()
  await expect(alert(page)).toBeVisible()
  await codeField(page).fill(second)
  await verify(page).click()
  await expect(welcome(page)).toBeVisible()
})

test('unanswered digits disappear when a new code comes', async ({ page, product }) => {
  await page.clock.install()
  await page.goto('/auth')
  await askForCode(page, '+5521987650014')
  await page.route('**/api/otp/verify', (route) => route.abort())
  await codeField(page).fill(await product.readCode('+5521987650014'))
  await verify(page).click()
  await expect(alert(page)).toHaveText('Erro de conexão')
  await page.unroute('**/api/otp/verify')
  const tries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/otp/verify')) tries.push(request.url())
  })
  await product.advance(61)
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Reenviar código' }).click()
  await expect(page.getByText('Enviamos um novo código.')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await page.clock.fastForward(5_000)
  await expect(alert(page)).toHaveCount(0)
  expect(tries).toEqual([])
})

test('a code that is too old is reported, and a new one works', async ({ page, product }) => {
  await page.goto('/auth')
  await askForCode(page, '+5521987650012')
  const late = await product.readCode('+5521987650012')
  await product.advance(301)
  await codeField(page).fill(late)
  await expect(alert(page)).toHaveText('Esse código não vale mais. Peça um novo.')
  await expect(codeField(page)).toHaveValue('')
  await page.getByRole('link', { name: 'Usar outro número' }).click()
  await goOn(page).click()
  await codeField(page).fill(await product.readCode('+5521987650012'))
  await expect(welcome(page)).toBeVisible()
})

test('a person who comes back is greeted once, and led to the plan', async ({ page, product }) => {
  const phone = await arrive(page, product)
  await deleteAccount(page)
  await expect(page).toHaveURL(/\/sad-goodbye$/)
  // a phone may not ask for codes in quick succession
  await product.advance(HOUR_SECONDS)
  await page.goto('/auth')
  await askForCode(page, phone)
  await codeField(page).fill(await product.readCode(phone))
  await page.waitForURL('**/checkout**')
  await page.goto('/account')
  const greeting = page.getByRole('dialog', { name: 'Que bom ter você de volta!' })
  await expect(greeting).toBeVisible()
  // leaving at once would cancel the call that remembers it
  const isRemembered = page.waitForResponse((answer) => answer.request().postData()?.includes('welcome_seen') ?? false)
  await greeting.getByRole('button', { name: 'Reativar agora' }).click()
  await isRemembered
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeVisible()
  await expect(greeting).toHaveCount(0)
})
