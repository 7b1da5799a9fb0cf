/** The front door of most members: a photo goes into the chat, a post comes out, and the studio shows the same one. */
import { fillIn, submit } from './checkout.ts'
import { askForCode, CODE_FIELD, expect, newMember, type Page, type Product, signIn, test } from './product.ts'
import { PHOTOS, RESULT_WITHIN_MS, STORY_WITHIN_MS } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)
// an hour's worth of codes was asked for by the stories before these
test.beforeAll(({ product }) => product.advance(3600))

/** We answer when nothing more has come for a moment; what works on photos yields to everything else. */
const ANSWER_WITHIN_MS = RESULT_WITHIN_MS

/** The messaging app in somebody's hand. */
function phoneOf(page: Page) {
  const talk = page.getByRole('region', { name: 'Conversa' })
  const words = page.getByRole('textbox', { name: 'Mensagem' })
  return {
    belongsTo: (phone: string) => page.getByRole('combobox', { name: 'Quem escreve' }).fill(phone),
    talk,
    words,
    bubbles: talk.getByRole('listitem'),
    newest: talk.getByRole('listitem').last(),
    press: (title: string) => talk.getByRole('button', { name: title }).last().click(),
    sendPhoto: async (file: string, said = '') => {
      await page.getByRole('button', { name: 'Anexar' }).click()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Foto', exact: true }).click()
      await (await chooser).setFiles(file)
      await words.fill(said)
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

test('a photo with words comes back as a post, with what may be changed, and lies in the studio', async ({ page, product }) => {
  const phone = newMember()
  await signIn(page, product, phone)
  const { bubbles, newest, press, sendPhoto, talk } = await takePhone(page, product, phone)
  await sendPhoto(`${PHOTOS}/coffee.jpg`, 'só melhora a foto')
  await expect(talk.getByRole('button', { name: 'Refazer' })).toBeVisible({ timeout: RESULT_WITHIN_MS })
  await expect(bubbles).toHaveCount(2)
  const fullSize = await talk.getByRole('link', { name: /^http.*\/api\/chat\/pictures\// }).getAttribute('href')
  const file = await page.request.get(fullSize ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await press('Outro formato')
  await expect(newest).toContainText('Qual formato?', { timeout: ANSWER_WITHIN_MS })
  const edits = await page.request.get('/api/edits')
  expect(await edits.json()).toMatchObject({ edits: [{ operation: 'post', state: 'done' }] })
})

test('a stranger signs up, pays, and comes back to the chat, where nothing was done before', async ({ page, product }) => {
  const phone = '+5531986550001'
  const { newest, sendPhoto, talk } = await takePhone(page, product, phone)
  await sendPhoto(`${PHOTOS}/coffee.jpg`)
  const signUp = talk.getByRole('link', { name: 'Criar minha conta' })
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
