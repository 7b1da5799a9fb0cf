/**
 * The export of one's data, and account deletion: with a refund and without, in two tabs, over a bad network, and coming back.
 */
import { readFile } from 'node:fs/promises'
import { subscribe } from './checkout.ts'
import { expectAccessible, expectAccessibleInBothThemes } from './expect-accessible.ts'
import { confirm, deleteAccount, dialog, openDialog, section, word } from './privacy.ts'
import { expect, newMember, signIn, test } from './product.ts'

const DONE = 'Conta excluída com sucesso. Seus dados foram removidos conforme a LGPD.'
/** `--color-danger` and `--color-good` in the light theme, as browsers report them. */
const [RED, GREEN] = [/rgb\(179, 38, 30\)/, /rgb\(23, 105, 58\)/]
const DELETE_CALL = '**/api/user/delete-account'

test('what is stored is listed with its days, and a copy of it is one press away', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account?tab=settings')
  const data = section(page, 'Seus dados')
  await expect(data.getByText('Cada foto é apagada sozinha 30 dias depois de chegar. Guardadas agora: 0.')).toBeVisible()
  await expect(data.getByText('Cada resultado é apagado sozinho 12 meses depois de pronto. Guardados agora: 0.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const downloading = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Baixar meus dados' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^mandou-\d{4}-\d\d-\d\d\.zip$/)
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  expect(zip.includes('LEIA-ME.txt')).toBe(true)
  await expect(page.getByText('O download começou.')).toBeVisible()
})

test('copies have a limit, which is shown instead of a broken download', async ({ page, product }) => {
  await signIn(page, product, newMember())
  for (const _ of [1, 2, 3, 4, 5]) await expect(await page.request.get('/api/user/export')).toBeOK()
  await page.goto('/account?tab=settings')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  await expect(page.getByText(/^Você já baixou várias cópias hoje\. A próxima pode ser em .+, às \d\d:\d\d\.$/)).toBeVisible()
})

test('the word must be typed, and its colour and text say whether it is right', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await openDialog(page)
  await expect(dialog(page).getByText('Digite "excluir" para confirmar')).toBeVisible()
  await expect(confirm(page)).toBeDisabled()
  await expect(word(page)).toHaveCSS('box-shadow', RED)
  await word(page).fill('EXC')
  await expect(dialog(page).getByText('Digite "excluir" para confirmar')).toBeVisible()
  await word(page).press('Enter')
  await expect(dialog(page).getByText('Por favor, digite "EXCLUIR" para confirmar')).toBeVisible()
  await word(page).fill('EXA')
  await expect(dialog(page).getByText('Por favor, digite "EXCLUIR" para confirmar')).toBeVisible()
  await word(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await word(page).fill('excluir')
  await expect(dialog(page).getByText('✓ Confirmação válida')).toBeVisible()
  await expect(confirm(page)).toBeEnabled()
  await expect(word(page)).toHaveCSS('box-shadow', GREEN)
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await section(page, 'Zona de perigo').getByRole('button', { name: 'Excluir conta' }).click()
  await expect(word(page)).toHaveValue('')
})

test('without a refund: a notice, the farewell after a moment, and an empty history', async ({ page, context, product }) => {
  await page.goto('/sad-goodbye')
  await expect(page.getByRole('heading', { level: 1, name: 'Tudo em ordem por aqui.' })).toBeVisible()
  await signIn(page, product, newMember())
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByText('Cortesia')).toBeVisible()
  await deleteAccount(page)
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/sad-goodbye$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sua conta foi apagada.' })).toBeVisible()
  expect(await page.evaluate('localStorage.getItem("userPhone")')).toBeNull()
  await expect(other).toHaveURL(/\/auth/)
  await expectAccessibleInBothThemes(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/(?:sad-goodbye|auth.*)$/)
  await page.goto('/sad-goodbye')
  await expect(page.getByRole('heading', { level: 1, name: 'Sua conta foi apagada.' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).not.toHaveURL(/sad-goodbye/)
})

test('with a refund, the notice says how much', async ({ page, product }) => {
  await subscribe(page, product)
  await openDialog(page)
  await expect(dialog(page).getByText(/^Você recebe R\$\s37,90 de volta, automaticamente\.$/)).toBeVisible()
  await expect(dialog(page).getByText(/^O plano acaba na hora/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await word(page).fill('Excluir')
  await confirm(page).click()
  await expect(page.getByText('Conta excluída com sucesso! Reembolso automático de R$ 37,90 processado.')).toBeVisible()
  await expect(page).toHaveURL(/\/sad-goodbye$/)
})

test('a deletion that fails says so, and leaves everything unchanged', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.route(DELETE_CALL, (route) => route.fulfill({ status: 500, body: 'nonsense' }))
  await deleteAccount(page)
  await expect(page.getByText('Erro ao excluir conta')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(section(page, 'Zona de perigo')).toBeVisible()
  await page.unroute(DELETE_CALL)
  expect((await page.request.get('/api/session')).status()).toBe(200)
})

test('when the answer is lost, the next try finds that it is done', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.route(
    DELETE_CALL,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await deleteAccount(page)
  await expect(page.getByText('Erro ao excluir conta')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await section(page, 'Zona de perigo').getByRole('button', { name: 'Excluir conta' }).click()
  await word(page).fill('EXCLUIR')
  await confirm(page).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(page).toHaveURL(/\/sad-goodbye$/)
})

test('a dialog that was left open in another tab deletes nobody', async ({ page, context, product }) => {
  await signIn(page, product, newMember())
  await openDialog(page)
  await word(page).fill('EXCLUIR')
  await context.clearCookies()
  await signIn(page, product, newMember())
  await confirm(page).click()
  await expect(page.getByText('Erro ao excluir conta')).toBeVisible()
  expect((await page.request.get('/api/session')).status()).toBe(200)
})
