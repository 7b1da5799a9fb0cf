import { expectNoBarriersInBothThemes, expectAccessibleInBothThemes } from './expect-accessible.ts'
import { expect, test } from './product.ts'

const PAGES = [
  { link: 'Termos de Uso', path: '/terms' },
  { link: 'Política de Privacidade', path: '/privacy' },
] as const

test('both texts open from the sign-in form, without a session', async ({ page, context }) => {
  await page.goto('/auth')
  await expect(page.getByRole('checkbox')).toBeEnabled()
  for (const { link, path } of PAGES) {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: link }).click()
    const beside = await opened
    await expect(beside).toHaveURL(path)
    await expect(beside).toHaveTitle(`${link} · Mandou`)
    await expect(beside.getByRole('heading', { level: 1, name: link })).toBeVisible()
  }
})

test('the price, the refund and the storage times are stated', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByText('12 edições de foto por mês, por R$ 37,90')).toBeVisible()
  await expect(page.getByText('receber de volta o valor inteiro')).toBeVisible()
  await page.getByRole('link', { name: 'Política de Privacidade' }).click()
  await expect(page.getByText('30 dias.', { exact: true })).toBeVisible()
  await expect(page.getByText('12 meses.', { exact: true })).toBeVisible()
})

test('says who we are, which version this is, and what changed', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByText('Mandou Demonstração Ltda. (fictícia)')).toBeVisible()
  await expect(page.getByText('Versão 2, em vigor desde 22 de novembro de 2026.')).toBeVisible()
  await page.getByText('Nesta página').click()
  await page.getByRole('link', { name: 'Sete dias para desistir' }).click()
  await expect(page.getByRole('heading', { name: 'Sete dias para desistir' })).toBeInViewport()
  await expect(page).toHaveURL('/terms#refund')
  await page.getByRole('link', { name: 'versão 1', exact: true }).click()
  await expect(page.getByText('Este texto não vale mais.')).toBeVisible()
  await page.getByRole('link', { name: 'Leia o que vale hoje' }).click()
  await expect(page).toHaveURL('/terms')
})

test('is printed dark on white, without elements for the screen only', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 22, 22)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('the link of the cookies leads right to them', async ({ page }) => {
  await page.goto('/privacy#cookies')
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport()
})

for (const { path, link } of PAGES) {
  test(`${link} has no accessibility barriers by day and by night`, async ({ page }) => {
    await page.goto(path)
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoBarriersInBothThemes(page)
  })
}
