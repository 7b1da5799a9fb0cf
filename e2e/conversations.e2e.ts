/** A member asks for a person in the chat; an administrator finds the conversation, answers it and ends it. */
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { openPanel, type OpenedPanel, returnToPanel } from './open-panel.ts'
import { ADMIN_PHONES, expect, newMember, type Product, signIn, test } from './product.ts'

test.setTimeout(180_000)

let opened: OpenedPanel

test.beforeAll(async ({ browser, product }) => {
  opened = await openPanel(browser, product, ADMIN_PHONES[6])
})

async function say(product: Product, from: string, text: string): Promise<void> {
  const body = JSON.stringify({ from, type: 'text', text })
  const sent = await fetch(`${product.sandboxUrl}/control/chat/send`, { method: 'POST', body })
  expect(sent.ok).toBe(true)
}

/** What the member sees of us in the chat. */
async function answersTo(product: Product, phone: string): Promise<readonly string[]> {
  const answer = await fetch(`${product.sandboxUrl}/control/chat?phone=${encodeURIComponent(phone)}`)
  const { messages } = (await answer.json()) as { messages: readonly { direction: string; text?: string }[] } // as: the sandbox's documented answer
  return messages.flatMap(({ direction, text }) => (direction === 'out' && text !== undefined ? [text] : []))
}

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Partes do painel' }).getByRole('link', { name })
const messages = (page: Page) => page.getByRole('list', { name: 'Mensagens' })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a member who asks for a person is answered by one', async ({ page, browser, product }) => {
      const phone = newMember()
      const theirs = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
      await signIn(theirs, product, phone)
      await theirs.close()
      await say(product, phone, 'quero falar com uma pessoa')
      await expect.poll(() => answersTo(product, phone)).toContainEqual(expect.stringMatching(/^Chamei a equipe/))
      await say(product, phone, 'A cor do bolo ficou estranha')

      await returnToPanel(page, opened)
      await page.goto('/admin')
      await tab(page, 'Conversas').click()
      const link = page.getByRole('link', { name: new RegExp(phone.slice(-4)) })
      await expect(link).toBeVisible()
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/conversations-${width}.png` })
      await expectAccessibleInBothThemes(page)
      await link.click()
      await expect(messages(page).getByText('A cor do bolo ficou estranha')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Espera uma resposta desde/ })).toBeVisible()

      const answer = page.getByRole('textbox', { name: 'Resposta' })
      await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled()
      await answer.fill('Oi! Vi a sua foto e já corrigi a cor.')
      await page.getByRole('button', { name: 'Enviar', exact: true }).dblclick()
      await expect(messages(page).getByText('Oi! Vi a sua foto e já corrigi a cor.')).toHaveCount(1)
      await expect(answer).toHaveValue('')
      await expect.poll(() => answersTo(product, phone)).toContain('Equipe Mandou:\nOi! Vi a sua foto e já corrigi a cor.')
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/conversation-${width}.png`, fullPage: true })
      await expectAccessibleInBothThemes(page)

      await page.getByRole('button', { name: 'Encerrar a conversa' }).click()
      await expect(page.getByText('A administração encerrou.')).toBeVisible()
    })
  })
}
