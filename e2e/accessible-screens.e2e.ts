/** No sign-in screen has accessibility barriers, or is wider than the window. */
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { ADMIN_PHONES, askForCode, CODE_FIELD, expect, newMember, signIn, test } from './product.ts'

const NEWCOMER = '+5521987650040'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('every step of the sign-in is accessible by day and by night', async ({ page, product }) => {
  await page.goto('/auth')
  await page.getByLabel('Celular com DDD').fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Para continuar, aceite')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Número inválido')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await askForCode(page, NEWCOMER)
  await expectAccessibleInBothThemes(page)
  await page.getByLabel(CODE_FIELD).fill('999999')
  await expect(page.getByRole('alert').filter({ hasText: 'Código' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.route('**/api/user/subscription?*', () => undefined)
  await page.getByLabel(CODE_FIELD).fill(await product.readCode(NEWCOMER))
  await expect(page.getByRole('heading', { name: 'Tudo certo!' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('the screens that need no session are accessible by day and by night', async ({ page }) => {
  for (const path of ['/sad-goodbye', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByLabel('Idioma')).toBeEnabled()
    await expectAccessibleInBothThemes(page)
  }
})

for (const { who, phone, screens } of [
  {
    who: 'a member',
    phone: newMember(),
    screens: [
      { path: '/account', sign: 'Cortesia' },
      { path: '/checkout?plan=YEARLY', sign: 'Você já tem o plano' },
      { path: '/admin', sign: 'Acesso negado' },
    ],
  },
  { who: 'an administrator', phone: ADMIN_PHONES[1], screens: [{ path: '/admin', sign: 'código' }] },
]) {
  test(`what ${who} sees is accessible by day and by night`, async ({ page, product }) => {
    await signIn(page, product, phone)
    for (const { path, sign } of screens) {
      await page.goto(path)
      await expect(page.getByText(sign).first()).toBeVisible()
      await expectAccessibleInBothThemes(page)
    }
  })
}
