/** The member's account, part by part: the link to the chat, personal data, what is left of the plan, notifications. */
import { arrive } from './checkout.ts'
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { ADMIN_PHONES, expect, newMember, type Page, signIn, test } from './product.ts'

const ADMIN_PHONE = ADMIN_PHONES[2]
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the chat begins with a code for the camera, and a button with the greeting filled in', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account')
  const card = section(page, 'Edite pelo WhatsApp')
  const qr = card.getByRole('img', { name: 'Código QR que abre a conversa' })
  await expect(qr).toBeVisible()
  await expect(qr).toHaveJSProperty('complete', true)
  await expect(qr).not.toHaveJSProperty('naturalWidth', 0)
  const button = card.getByRole('link', { name: 'Abrir a conversa' })
  await expect(button).toHaveAttribute('href', /^https?:\/\/[^?]+\/\d+\?text=Oi!%20Quero%20editar%20uma%20foto\.$/)
  await expect(button).toHaveAttribute('target', '_blank')
  await expect(section(page, 'Como funciona').getByRole('listitem')).toHaveCount(4)
  await expectAccessibleInBothThemes(page)
})

test('a plan that is not active shows a dot on its tab, an active one does not', async ({ page, product }) => {
  await arrive(page, product)
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Limite de fotos (precisa da sua atenção)' })).toBeVisible()
  await page.context().clearCookies()
  await signIn(page, product, newMember())
  await page.goto('/account')
  await expect(page.getByText('Cortesia')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Limite de fotos', exact: true })).toBeVisible()
})

test('administrators see a link to the panel; nobody else does', async ({ page, product }) => {
  await signIn(page, product, ADMIN_PHONE)
  await page.goto('/account')
  await expect(page.getByText('Administrador')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir o painel' })).toHaveAttribute('href', '/admin')
  await page.context().clearCookies()
  await signIn(page, product, newMember())
  await page.goto('/account')
  await expect(page.getByText('Cortesia')).toBeVisible()
  await expect(page.getByText('Administrador')).toHaveCount(0)
})

test('with five photos left or fewer there is a warning', async ({ page, product }) => {
  await signIn(page, product, newMember())
  const pretend = (photosRemaining: number) =>
    page.route('**/api/user/photo-limit*', async (route) => {
      const answer = await route.fetch()
      const limit = (await answer.json()) as object // as: the contract's own shape
      await route.fulfill({ response: answer, json: { ...limit, photosUsed: 12 - photosRemaining, photosRemaining } })
    })
  await pretend(6)
  await page.goto('/account?tab=billing')
  const numbers = section(page, 'Limite de fotos')
  await expect(numbers.getByText('6 de 12 fotos usadas')).toBeVisible()
  await expect(numbers.getByRole('progressbar')).toHaveAttribute('value', '50')
  await expect(numbers.getByText(/^Restam/)).toHaveCount(0)
  await page.unroute('**/api/user/photo-limit*')
  await pretend(5)
  await numbers.getByRole('button', { name: 'Atualizar' }).click()
  await expect(numbers.getByText('7 de 12 fotos usadas')).toBeVisible()
  await expect(numbers.getByText(/Restam (?:só )?5 fotos/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('e-mail and phone are read-only until one edits them, and cancelling changes nothing', async ({ page, product }) => {
  const phone = newMember()
  await signIn(page, product, phone)
  await page.goto('/account?tab=profile')
  const contact = section(page, 'Contato')
  await contact.getByRole('button', { name: 'Alterar o e-mail' }).click()
  await contact.getByLabel('Novo e-mail').fill('isto não é')
  await contact.getByRole('button', { name: 'Salvar' }).click()
  await expect(contact.getByLabel('Novo e-mail')).toHaveAttribute('aria-invalid', 'true')
  await contact.getByRole('button', { name: 'Cancelar' }).click()
  await expect(contact.getByText('Não informado')).toBeVisible()
  await contact.getByRole('button', { name: 'Alterar o e-mail' }).click()
  await contact.getByLabel('Novo e-mail').fill('ana@exemplo.example')
  await contact.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Perfil atualizado com sucesso')).toBeVisible()
  await page.reload()
  await expect(contact.getByText('ana@exemplo.example')).toBeVisible()
  for (const name of ['Área de atuação', 'Faturamento mensal', 'Data de nascimento'])
    await expect(page.getByLabel(name)).toBeDisabled()
  await expectAccessibleInBothThemes(page)
})

test('notifications are saved with each switch, and two tabs do not undo each other', async ({ page, context, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account?tab=settings')
  const other = await context.newPage()
  await other.goto('/account?tab=settings')
  await expect(toggle(other, 'Menções ao seu perfil')).toBeChecked()
  await toggle(page, 'Novidades do produto').click()
  await expect(page.getByText('Notificações atualizadas com sucesso')).toBeVisible()
  // the other tab updates when it becomes visible
  await other.bringToFront()
  await other.evaluate('document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))')
  await expect(toggle(other, 'Novidades do produto')).not.toBeChecked()
  await toggle(other, 'Menções ao seu perfil').click()
  await expect(other.getByText('Notificações atualizadas com sucesso')).toBeVisible()
  await page.reload()
  await expect(toggle(page, 'Novidades do produto')).not.toBeChecked()
  await expect(toggle(page, 'Menções ao seu perfil')).not.toBeChecked()
  await expect(toggle(page, 'Atualizações da sua conta')).toBeChecked()
  await page.route('**/api/user', (route) => route.abort())
  await toggle(page, 'Atualizações da sua conta').click()
  await expect(toggle(page, 'Atualizações da sua conta')).toBeChecked()
})

test('a form of a signed-out member changes nobody', async ({ page, context, browser, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account?tab=profile')
  await page.getByLabel('Nome', { exact: true }).fill('De outra pessoa')
  // without the page's knowledge, as a browser with a shared session store would
  const other = await browser.newContext({ baseURL: product.url })
  await signIn(other, product, newMember())
  await context.addCookies(await other.cookies())
  await other.close()
  await page.getByRole('button', { name: 'Salvar' }).first().click()
  await expect(page.getByText('Erro ao atualizar perfil')).toBeVisible()
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: { name: string | null } } // as: the contract's own shape
  expect(user.name).toBeNull()
})

test('the greeting for returning members is shown while the browser has the mark, and closing it removes the mark', async ({
  page,
  product,
}) => {
  await signIn(page, product, newMember())
  await page.goto('/account')
  await page.evaluate('localStorage.setItem("justRecreated", "true")')
  await page.reload()
  const greeting = page.getByRole('dialog', { name: 'Que bom ter você de volta!' })
  await expect(greeting).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await greeting.getByRole('button', { name: 'Começar' }).click()
  await expect(greeting).toHaveCount(0)
  expect(await page.evaluate('localStorage.getItem("justRecreated")')).toBeNull()
  await page.reload()
  await expect(page.getByText('Cortesia')).toBeVisible()
  await expect(greeting).toHaveCount(0)
})
