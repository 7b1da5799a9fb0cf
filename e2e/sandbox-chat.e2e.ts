/** The sandbox's page alone, without the product: the phone with the chat. */
import sharp from 'sharp'
import { CREDENTIALS, GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { startSandbox } from '#sandbox/start.ts'
import { expectNoBarriers } from './expect-accessible.ts'
import { expect, test as base } from './without-product.ts'

const PHONE = '+5511987654321'

interface Number {
  readonly url: string
  /** Sends as the product does. */
  readonly send: (message: object) => Promise<void>
  readonly sendPicture: (body: string, titles: readonly string[]) => Promise<void>
}

const test = base.extend<{ number: Number }>({
  number: async ({}, use) => {
    const sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
    const root = `${sandbox.url}/v26.0/${WHATSAPP_CREDENTIALS.phone_number_id}`
    const headers = { authorization: `Bearer ${GRAPH_CREDENTIALS.access_token}` }
    const send = async (message: object) => {
      const body = JSON.stringify({ messaging_product: 'whatsapp', to: PHONE, ...message })
      const answer = await fetch(`${root}/messages`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      expect(answer.status).toBe(200)
    }
    const sendPicture = async (body: string, titles: readonly string[]) => {
      const form = new FormData()
      form.set('messaging_product', 'whatsapp')
      form.set('file', new Blob([new Uint8Array(await aPhoto())], { type: 'image/jpeg' }), 'p.jpg')
      const uploaded = await fetch(`${root}/media`, { method: 'POST', headers, body: form })
      const { id } = (await uploaded.json()) as { id: string } // as: the documented shape
      const buttons = titles.map((title) => ({ type: 'reply', reply: { id: title, title } }))
      await send({
        type: 'interactive',
        interactive: { type: 'button', header: { type: 'image', image: { id } }, body: { text: body }, action: { buttons } },
      })
    }
    await use({ url: sandbox.url, send, sendPicture })
    await sandbox.close()
  },
})

const aPhoto = () =>
  sharp({ create: { width: 600, height: 750, channels: 3, background: '#c66' } })
    .jpeg()
    .toBuffer()

const list = {
  type: 'list',
  body: { text: 'Qual fundo?' },
  action: {
    button: 'Ver fundos',
    sections: [{ title: 'Claros', rows: [{ id: 'wall', title: 'Parede', description: 'com sombra' }] }],
  },
}

test('a person writes, sends a photo with text, picks from a list and presses a button', async ({ page, number }) => {
  await page.goto(`${number.url}/wa.me/5511955550100?text=${encodeURIComponent('Oi! Quero editar uma foto.')}`)
  const words = page.getByRole('textbox', { name: 'Mensagem' })
  await expect(words).toHaveValue('Oi! Quero editar uma foto.')
  await words.press('Enter')
  const conversation = page.getByRole('region', { name: 'Conversa' })
  const bubbles = conversation.getByRole('listitem')
  await expect(bubbles).toHaveText([/Oi! Quero editar uma foto\./])
  await page.getByRole('button', { name: 'Anexar' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Foto', exact: true }).click()
  await (await chooser).setFiles({ name: 'bolo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await words.fill('fundo claro')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(conversation.getByRole('img', { name: 'fundo claro' })).toBeVisible()
  await number.send({ type: 'interactive', interactive: list })
  await conversation.getByRole('button', { name: 'Ver fundos' }).click()
  await page.getByRole('button', { name: 'Parede com sombra' }).click()
  await expect(bubbles.last()).toContainText('Parede')
  await number.sendPicture('Pronto!', ['Publicar', 'Refazer'])
  await conversation.getByRole('button', { name: 'Refazer' }).click()
  await expect(bubbles.last()).toContainText('Refazer')
  await expect(bubbles).toHaveCount(6)
})

test('another person has another chat, and an invalid number is reported', async ({ page, number }) => {
  await number.send({ type: 'template', template: { name: 'hello_world', language: { code: 'en_US' } } })
  await page.goto(`${number.url}/#conversa`)
  const bubbles = page.getByRole('region', { name: 'Conversa' }).getByRole('listitem')
  await expect(bubbles).toHaveCount(1)
  const from = page.getByRole('combobox', { name: 'Quem escreve' })
  await from.fill('BR.exemplo')
  await expect(bubbles).toHaveCount(0)
  await from.fill('123')
  await expect(page.getByRole('alert').filter({ hasText: 'celular com DDD' })).toBeVisible()
})

const SCREENS = { WhatsApp: 'Ver fundos', Instagram: '@atelie.de.exemplo' }
const HEIGHT = 900

test('each screen is accessible on a phone and on a desktop', async ({ page, number }) => {
  await number.sendPicture('Pronto!', ['Publicar', 'Refazer'])
  await number.send({ type: 'interactive', interactive: list })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(number.url)
    for (const [screen, content] of Object.entries(SCREENS)) {
      const link = page.getByRole('link', { name: screen, exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByText(content)).toBeVisible()
      await expectNoBarriers(page)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
  }
})
