import { askForCode, CODE_FIELD, expect, newMember, signIn, test } from './product.ts'
import { PHOTOS } from './studio.ts'

test('a second tab continues the sign-in, and the first one follows', async ({ page, context, product }) => {
  await page.goto('/auth?plan=MONTHLY')
  await askForCode(page, '+5521987650030')
  const other = await context.newPage()
  await other.goto('/auth?step=otp&plan=MONTHLY')
  await expect(other.getByText('(21) 98765-0030')).toBeVisible()
  await other.getByLabel(CODE_FIELD).fill(await product.readCode('+5521987650030'))
  await other.waitForURL('**/checkout?plan=MONTHLY')
  await page.waitForURL('**/checkout?plan=MONTHLY')
})

test('a link into the middle of a sign-in that was never begun leads to its beginning', async ({ page }) => {
  for (const step of ['otp', 'success']) {
    await page.goto(`/auth?step=${step}&plan=MONTHLY`)
    await expect(page).toHaveURL(/\/auth\?plan=MONTHLY$/)
    await expect(page.getByLabel('Celular com DDD')).toBeVisible()
  }
})

test('signing out in one tab signs out the other', async ({ page, context, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account')
  await page.goto('/studio')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByText('Cortesia')).toBeVisible()
  await page.getByRole('button', { name: 'Sua conta' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Você saiu.')).toBeVisible()
  await expect(other).toHaveURL(/\/auth\?next=%2Faccount$/)
  expect(await page.evaluate('localStorage.userPhone')).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/\/auth\?next=/)
})

test('a session that the server has ended is left at the first call that reports it', async ({ page, context, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account')
  await expect(page.getByText('Cortesia')).toBeVisible()
  // the account's other requests would report it first
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await page.getByRole('link', { name: 'Abrir o estúdio' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fstudio$/)
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible()
  expect(await page.evaluate('localStorage.userPhone')).toBeUndefined()
})

test('the session is checked again every ten minutes', async ({ page, context, product }) => {
  await signIn(page, product, newMember())
  await page.clock.install()
  await page.goto('/account')
  await expect(page.getByText('Cortesia')).toBeVisible()
  await context.clearCookies()
  await page.clock.fastForward(601_000)
  await expect(page).toHaveURL(/\/auth\?next=%2Faccount$/)
})

test('the next person in a tab that was idle finds no typed text of the last one', async ({ page, context, product }) => {
  await signIn(context, product, newMember())
  await page.goto('/account?tab=profile')
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('Segredo da Ana')
  const next = newMember()
  await signIn(context, product, next)
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
  await expect.poll(() => page.evaluate('localStorage.userPhone')).toBe(next)
  await expect(name).toHaveValue('')
})

test('a session that ends in the studio is told of, and nothing is lost: a photo from the account, and the choices', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, product, newMember())
  await page.goto('/account')
  await page.getByLabel('Escolher foto').setInputFiles(`${PHOTOS}/flower.jpg`)
  await page.waitForURL(/\/studio\?photo=(?!new)/)
  const address = page.url()
  await page.getByRole('radio', { name: '1:1' }).click()
  await page.getByLabel('O que a legenda deve dizer?').fill('rosas R$ 30')
  const session = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: /^Criar post/ }).click()
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible()
  // a second code within a minute is refused: the same session stands for a new one
  await context.addCookies(session)
  await page.goto(new URL(page.url()).searchParams.get('next') ?? '')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('radio', { name: '1:1' })).toBeChecked()
  await expect(page.getByLabel('O que a legenda deve dizer?')).toHaveValue('rosas R$ 30')
})
