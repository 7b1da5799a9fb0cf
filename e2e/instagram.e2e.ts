/** The connection with Instagram. Facebook's dialog is the sandbox's, which has another origin. */
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { expect, newMember, signIn, test } from './product.ts'
import { allow, connectAs, connectButton, enterAs, openFacebook, failOnDemand } from './social.ts'

test.setTimeout(120_000)
const CANCELLED = 'Autenticação cancelada. Tente novamente quando estiver pronto.'

test('a member connects an account, sees it, and disconnects it', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  for (const requirement of [
    'Uma conta no Facebook',
    'Uma Página no Facebook',
    'O Instagram vinculado',
    'Um Instagram profissional',
  ])
    await expect(page.getByText(requirement)).toBeVisible()
  const popup = await openFacebook(page)
  expect(new URL(popup.url()).origin).toBe(product.sandboxUrl)
  expect(await popup.evaluate('[innerWidth, innerHeight]')).toEqual([600, 700])
  expect(await page.evaluate("localStorage.getItem('instagramState')")).toBe(new URL(popup.url()).searchParams.get('state'))
  await expect(page.getByText('Continue na janela do Facebook.')).toBeVisible()
  await enterAs(popup, 'Teste Um')
  await Promise.all([popup.waitForEvent('close'), allow(popup)])

  await expect(page.getByText('Instagram conectado com sucesso! Conta: @atelie.de.exemplo')).toBeVisible()
  await expect(page.getByText('1.237')).toBeVisible()
  expect(await page.evaluate("localStorage.getItem('instagramState')")).toBeNull()
  await page.reload()
  await expect(page.getByText('@atelie.de.exemplo', { exact: true })).toBeVisible()
  expect(await page.content()).not.toContain('EAAS')

  await page.getByRole('button', { name: 'Desconectar' }).click()
  const question = page.getByRole('dialog', { name: 'Desconectar @atelie.de.exemplo?' })
  await question.getByRole('button', { name: 'Manter conectado' }).click()
  await expect(page.getByText('Conectado', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await question.getByRole('button', { name: 'Desconectar' }).click()
  await expect(page.getByText('Instagram desconectado com sucesso! Conta: @atelie.de.exemplo')).toBeVisible()
  await expect(page.getByText('Não conectado')).toBeVisible()
})

test('of several Pages one is chosen in the window, and another replaces it later', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  const popup = await openFacebook(page)
  await enterAs(popup, 'Teste Dois')
  await allow(popup)
  await expect(popup.getByRole('heading', { name: 'Em qual conta publicar?' })).toBeVisible()
  await popup.getByRole('radio', { name: /salao/ }).click()
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Conectar esta conta' }).click()])
  await expect(page.getByText('Instagram conectado com sucesso! Conta: @salao.de.exemplo')).toBeVisible()

  const again = await openFacebook(page)
  await enterAs(again, 'Teste Dois')
  await allow(again)
  await expect(again.getByRole('radio', { name: /salao.*Conectado/ })).toBeChecked()
  await Promise.all([again.waitForEvent('close'), again.getByRole('button', { name: 'Conectar esta conta' }).click()])
  await expect(page.getByText('Conexão com o Instagram renovada com sucesso! Conta: @salao.de.exemplo')).toBeVisible()

  const other = await openFacebook(page)
  await enterAs(other, 'Teste Um')
  await Promise.all([other.waitForEvent('close'), allow(other)])
  await expect(page.getByText('Nova conta do Instagram conectada com sucesso! Conta: @atelie.de.exemplo')).toBeVisible()
})

test('a member who declines, or closes the window, reads that nothing happened', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  const popup = await openFacebook(page)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Cancelar' }).click()])
  await expect(page.getByText(CANCELLED)).toBeVisible()
  await page.reload()
  const second = await openFacebook(page)
  await second.close()
  await expect(page.getByText(CANCELLED)).toBeVisible()
  await expect(connectButton(page)).toBeEnabled()
})

test('declined permissions are named, and requested again', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  const popup = await openFacebook(page)
  await enterAs(popup, 'Teste Um')
  await popup.getByRole('checkbox', { name: /instagram_content_publish/ }).uncheck()
  await Promise.all([popup.waitForEvent('close'), allow(popup)])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Permissões insuficientes')
  await expect(alert).toContainText('instagram_content_publish')
  const again = await openFacebook(page)
  await enterAs(again, 'Teste Um')
  await Promise.all([again.waitForEvent('close'), allow(again)])
  await expect(page.getByText('Conectado', { exact: true })).toBeVisible()
})

const WITHOUT_ACCOUNT = [
  {
    person: 'Teste Cinco',
    words: ['Nenhum Instagram profissional encontrado', 'A Página não foi marcada', 'portfólio', 'ainda é pessoal'],
  },
  { person: 'Teste Três', words: ['O Instagram não está vinculado', 'Oficina de Exemplo'] },
  { person: 'Teste Seis', words: ['Erro na autenticação: ', 'não permite publicar'] },
]

test('an unusable account is explained, whatever the cause', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  for (const { person, words } of WITHOUT_ACCOUNT) {
    const popup = await openFacebook(page)
    await enterAs(popup, person)
    await Promise.all([popup.waitForEvent('close'), allow(popup)])
    for (const part of words) await expect(page.getByRole('alert')).toContainText(part)
  }
})

test('an invalid code is shown as a failed authentication', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  await failOnDemand(product, 'code_expired')
  const popup = await openFacebook(page)
  await enterAs(popup, 'Teste Um')
  await Promise.all([popup.waitForEvent('close'), allow(popup)])
  await expect(page.getByRole('alert')).toHaveText('Erro na autenticação do Instagram. Por favor, tente novamente.')
})

test('a window that is cut off from the page, and one that returns twice, connect anyway', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await failOnDemand(product, 'cut_opener')
  await connectAs(page, 'Teste Um')
  await failOnDemand(product, 'double_callback')
  await connectAs(page, 'Teste Quatro')
  await expect(page.getByText('@clinica.de.exemplo', { exact: true })).toBeVisible()
})

test('a browser that opens no window goes to Facebook in this one, and back', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.addInitScript('window.open = () => null')
  await page.goto('/social-connect')
  await connectButton(page).click()
  await expect(page.getByRole('alert')).toContainText('O popup de autenticação foi bloqueado')
  await page.getByRole('button', { name: 'Continuar nesta janela' }).click()
  await page.waitForURL(/\/dialog\/oauth/)
  await enterAs(page, 'Teste Um')
  await allow(page)
  await expect(page.getByText('Instagram conectado com sucesso! Conta: @atelie.de.exemplo')).toBeVisible()
  await expect(page).toHaveURL('/social-connect')
})

test('a page that was left for another gets the outcome of its own dialog, and of no other', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  const popup = await openFacebook(page)
  const address = new URL(popup.url())
  await enterAs(popup, 'Teste Um')

  const visitor = await browser.newContext({ baseURL: product.url })
  const strange = await visitor.newPage()
  await signIn(strange, product, newMember())
  const state = address.searchParams.get('state') ?? ''
  await strange.goto(`/api/instagram/callback?code=stolen&state=${state}`)
  await expect(strange.getByRole('alert')).toHaveText('Erro na autenticação do Instagram. Por favor, tente novamente.')
  await visitor.close()

  await Promise.all([popup.waitForEvent('close'), allow(popup)])
  await expect(page.getByText('Conectado', { exact: true })).toBeVisible()
})

test('only messages of our own origin are accepted', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  const popup = await openFacebook(page)
  await popup.evaluate("opener.postMessage({ accessToken: 'forjado', instagramAccountId: '1' }, '*')")
  await popup.evaluate("opener.postMessage({ error: 'forjado', details: 'forjado' }, '*')")
  const say = (message: object) => page.evaluate(`postMessage(${JSON.stringify(message)}, location.origin)`)
  await say({ accessToken: 'sem conta' })
  await expect(page.getByRole('alert')).toHaveText('Dados de autenticação incompletos. Por favor, tente novamente.')
  await say({ error: 'x', details: 'o motivo' })
  await expect(page.getByRole('alert')).toHaveText('Erro na autenticação: o motivo')
  await say({ accessToken: 'nenhum', instagramAccountId: '1' })
  await expect(page.getByRole('alert')).toHaveText('Token inválido ou expirado. Por favor, tente conectar novamente.')
})

test('a lost network is reported with what failed', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  await page.route('**/api/user', (route) => route.abort())
  const popup = await openFacebook(page)
  await enterAs(popup, 'Teste Um')
  await Promise.all([popup.waitForEvent('close'), allow(popup)])
  await expect(page.getByRole('alert')).toHaveText('Erro de rede ao salvar vínculo do Instagram')
})

test('the page is in Portuguese whatever was chosen, and the choice stays', async ({ page, product }) => {
  await signIn(page, product, newMember())
  await page.goto('/account')
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page.getByRole('heading', { name: 'Instagram' })).toBeVisible()
  await page.getByRole('link', { name: 'Connect Instagram' }).click()
  await expect(page.getByRole('heading', { name: 'Seu Instagram' })).toBeVisible()
  await expect(page.getByLabel('Idioma')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Seu Instagram' })).toBeVisible()
  expect(await page.evaluate("[localStorage.getItem('i18nextLng'), document.documentElement.lang]")).toEqual(['en', 'pt-BR'])
  await page.getByRole('link', { name: 'Sua conta' }).click()
  await expect(page.getByRole('link', { name: 'Connect Instagram' })).toBeVisible()
})

test('every state of the connection is accessible by day and by night', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, product, newMember())
  await page.goto('/social-connect')
  await expect(connectButton(page)).toBeEnabled()
  await expectAccessibleInBothThemes(page)
  const popup = await openFacebook(page)
  await enterAs(popup, 'Teste Cinco')
  await Promise.all([popup.waitForEvent('close'), allow(popup)])
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const picker = await openFacebook(page)
  await picker.emulateMedia({ reducedMotion: 'reduce' })
  await enterAs(picker, 'Teste Dois')
  await allow(picker)
  await expect(picker.getByRole('radio').first()).toBeVisible()
  await expectAccessibleInBothThemes(picker)
  await Promise.all([picker.waitForEvent('close'), picker.getByRole('button', { name: 'Conectar esta conta' }).click()])
  await expect(page.getByText('Conectado', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
