import { TOTP } from 'otpauth'
import { ADMIN_PHONES, expect, newMember, signIn, test } from './product.ts'

const [ADMIN_PHONE] = ADMIN_PHONES

test('a visitor of the panel must sign in', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin$/)
})

test('a member who is no administrator is told so', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account')
  await expect(page.getByText('Cortesia')).toBeVisible()
  await expect(page.getByText('Administrador', { exact: true })).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByText('Acesso negado. Apenas administradores autorizados.')).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para a sua conta' }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('an administrator sets up a second factor, enters with its code, and leaves', async ({ page, context, product }) => {
  await signIn(page, product, ADMIN_PHONE)
  await page.goto('/admin')
  await expect(page.getByRole('img', { name: 'QR code para o aplicativo autenticador' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const codeField = page.getByLabel('Digite o código que o aplicativo mostra')
  await codeField.fill('000000')
  await expect(page.getByRole('alert').filter({ hasText: 'Código incorreto' })).toBeVisible()
  await expect(codeField).toHaveValue('')
  await page.reload()
  await expect(page.locator('code')).toHaveText(secret.replaceAll(/(.{4})(?=.)/g, '$1 '))
  await codeField.fill(new TOTP({ secret }).generate())
  await expect(page.getByText('Login administrativo realizado com sucesso!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Painel', exact: true })).toBeVisible()
  expect(await page.evaluate('localStorage.adminPhone')).toBe(ADMIN_PHONE)

  await page.goto('/account')
  await page.getByRole('link', { name: 'Abrir o painel' }).click()
  const other = await context.newPage()
  await other.goto('/admin')
  await expect(other.getByRole('button', { name: 'Sair do painel' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair do painel' }).click()
  await expect(page.getByText('Logout realizado')).toBeVisible()
  await expect(page.getByLabel('Código de 6 dígitos do aplicativo')).toBeVisible()
  await expect(other.getByLabel('Código de 6 dígitos do aplicativo')).toBeVisible()
  expect(await page.evaluate('[localStorage.adminToken, localStorage.adminPhone]')).toEqual([undefined, undefined])
})

test('a panel that cannot be loaded says so and can be retried', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.route('**/api/admin/auth', (route) => route.fulfill({ status: 400, body: 'nonsense' }))
  await page.goto('/admin')
  await expect(page.getByText('Não conseguimos confirmar a sua sessão.')).toBeVisible()
  await page.unroute('**/api/admin/auth')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Acesso negado. Apenas administradores autorizados.')).toBeVisible()
})
