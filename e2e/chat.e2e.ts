/** The start for most members: a photo is sent to the chat, a post comes back, and the studio shows the same one. */
import { fillIn, submit } from './checkout.ts'
import { askForCode, CODE_FIELD, expect, newMember, type Page, type Product, signIn, test } from './product.ts'
import { PHOTOS, picture, RESULT_WITHIN_MS, seeResult, STORY_WITHIN_MS } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

/** We answer when no more messages have come for a moment; the work on photos has the lowest priority. */
const ANSWER_WITHIN_MS = RESULT_WITHIN_MS

/** A person's messaging app. */
function phoneOf(page: Page) {
  const conversation = page.getByRole('region', { name: 'Conversa' })
  const words = page.getByRole('textbox', { name: 'Mensagem' })
  return {
    belongsTo: (phone: string) => page.getByRole('combobox', { name: 'Quem escreve' }).fill(phone),
    conversation,
    words,
    bubbles: conversation.getByRole('listitem'),
    newest: conversation.getByRole('listitem').last(),
    press: (title: string) => conversation.getByRole('button', { name: title }).last().click(),
    pick: async (list: string, row: RegExp) => {
      await conversation.getByRole('button', { name: list }).last().click()
      await page.getByRole('dialog').getByRole('button', { name: row }).click()
    },
    sendPhoto: async (file: string) => {
      await page.getByRole('button', { name: 'Anexar' }).click()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Foto', exact: true }).click()
      await (await chooser).setFiles(file)
      await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    },
  }
}

async function takePhone(page: Page, product: Product, phone: string) {
  const inHand = await page.context().newPage()
  await inHand.goto(`${product.sandboxUrl}/#conversa`)
  const held = phoneOf(inHand)
  await held.belongsTo(phone)
  return held
}

test('a photo is asked about, comes back as a post, changes its format, and is in the studio', async ({ page, product }) => {
  const phone = newMember()
  await signIn(page, product, phone)
  const { bubbles, newest, pick, press, sendPhoto, conversation } = await takePhone(page, product, phone)
  await sendPhoto(`${PHOTOS}/coffee.jpg`)
  await expect(newest).toContainText('O que eu faço com ela?', { timeout: ANSWER_WITHIN_MS })
  await pick('Ver opções', /^Deixar pronta pra postar/)
  await expect(newest.getByRole('button')).toHaveText(['Refazer', 'Mudar legenda', 'Outro formato'], {
    timeout: RESULT_WITHIN_MS,
  })
  // the photo, one question, the answer, the result: two of our messages
  await expect(bubbles).toHaveCount(4)
  const fullSize = await newest.getByText(/^http/).getAttribute('href')
  const file = await page.request.get(fullSize ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  await press('Outro formato')
  await expect(newest).toContainText('Qual formato?', { timeout: ANSWER_WITHIN_MS })
  await pick('Ver opções', /^Quadrado/)
  await expect(newest.getByRole('img', { name: 'Quadrado 1:1' })).toBeVisible({ timeout: RESULT_WITHIN_MS })
  await conversation.getByRole('button', { name: 'Ver opções' }).first().click()
  await conversation
    .page()
    .getByRole('dialog')
    .getByRole('button', { name: /^Trocar o fundo/ })
    .click()
  await expect(newest).toContainText('Esse botão já expirou', { timeout: ANSWER_WITHIN_MS })

  await page.goto('/studio')
  await page.getByRole('link', { name: /Foto vira post/ }).click()
  await seeResult(page)
  await expect(picture(page)).toBeVisible()
})

test('a new person signs up, pays, and returns to the chat, where nothing was done before', async ({ page, product }) => {
  const phone = '+5531986550001'
  const { newest, sendPhoto, conversation } = await takePhone(page, product, phone)
  await sendPhoto(`${PHOTOS}/coffee.jpg`)
  const signUp = conversation.getByRole('link', { name: 'Criar minha conta' })
  await expect(signUp).toBeVisible({ timeout: ANSWER_WITHIN_MS })
  await page.goto((await signUp.getAttribute('href')) ?? '')
  await askForCode(page, phone)
  await page.getByLabel(CODE_FIELD).fill(await product.readCode(phone))
  await page.waitForURL('**/checkout?next=chat')
  await expect(page.getByLabel('CPF')).toBeEnabled()
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('link', { name: 'Voltar para a conversa' })).toBeVisible({ timeout: ANSWER_WITHIN_MS })
  await page.waitForURL((url) => url.href.startsWith(product.sandboxUrl))
  const back = phoneOf(page)
  await back.belongsTo(phone)
  await back.words.press('Enter')
  await expect(newest).toContainText('O seu plano está ativo', { timeout: ANSWER_WITHIN_MS })
  const edits = await page.request.get(`${product.url}/api/edits`)
  expect(await edits.json()).toMatchObject({ edits: [] })
})
