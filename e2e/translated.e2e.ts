/** A browser that translates a page replaces texts by its own elements, and continues with every new text. */
import { TYPED, field, fillIn, listRefusedCards, openSummary, submit } from './checkout.ts'
import { askForCode, CODE_FIELD, expect, test } from './product.ts'

const NEWCOMER = '+5521987650077'

/** As browsers do it: every text is replaced by a copy of itself within two elements. */
const TRANSLATE = `{
  const SPARED = 'font, script, style, noscript, textarea, svg'
  const textsOf = (node) => node.nodeType === Node.TEXT_NODE ? [node] : [...node.childNodes].flatMap(textsOf)
  const translate = (node) => {
    for (const text of textsOf(node)) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(SPARED)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const watch = () => {
    translate(document.body)
    new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(translate))
      .observe(document.body, { childList: true, subtree: true })
  }
  // what React takes over has to be as the server wrote it
  const timer = setInterval(() => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return
    clearInterval(timer)
    watch()
  }, 20)
}`

test('a translated page works from the phone number to the plan and through the account', async ({ page, product }) => {
  await page.addInitScript(TRANSLATE)
  await page.goto('/auth?plan=MONTHLY')
  await expect(page.locator('h1 font font')).toBeVisible()
  await askForCode(page, NEWCOMER)
  await page.getByLabel(CODE_FIELD).fill('000000')
  await expect(page.getByRole('alert').filter({ hasText: 'Código' })).toBeVisible()
  await page.getByLabel(CODE_FIELD).fill(await product.readCode(NEWCOMER))
  await page.waitForURL('**/checkout?plan=MONTHLY')

  await openSummary(page)
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Digite um código de cupom')).toBeVisible()
  await field(page, 'CPF').fill('11111111111')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Por favor, preencha todos os campos obrigatórios')).toBeVisible()
  const [refused] = await listRefusedCards(product)
  await fillIn(page, { 'Número do cartão': refused?.number ?? '' })
  await submit(page).click()
  await expect(page.getByText('Cartão recusado')).toBeVisible()
  await field(page, 'Número do cartão').fill(TYPED['Número do cartão'])
  await field(page, 'Código (CVV)').fill(TYPED['Código (CVV)'])
  await submit(page).click()
  await page.waitForURL('**/account')

  for (const tab of ['Perfil', 'Configurações', 'Limite de fotos']) {
    await page.getByRole('link', { name: tab }).filter({ visible: true }).click()
  }
  await page.getByRole('button', { name: 'Cancelar o plano' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar o plano' }).click()
  await expect(page.getByRole('link', { name: 'Retomar o plano' })).toBeVisible()
})
