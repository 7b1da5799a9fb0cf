/** Opens the panel as an administrator: the second factor once, then shared by the stories. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, type Product, signIn } from './product.ts'

/** The browser storage of an open panel. */
export type OpenedPanel = Awaited<ReturnType<BrowserContext['storageState']>>

/** Opens the panel as the administrator who sets up the second factor. */
export async function openPanel(browser: Browser, product: Product, phone: string): Promise<OpenedPanel> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'pt-BR' })
  const page = await context.newPage()
  await signIn(context, product, phone)
  await page.goto('/admin')
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Digite o código que o aplicativo mostra').fill(new TOTP({ secret }).generate())
  await expect(page.getByRole('heading', { level: 1, name: 'Painel', exact: true })).toBeVisible()
  const state = await context.storageState()
  await context.close()
  return state
}

export async function returnToPanel(page: Page, opened: OpenedPanel): Promise<void> {
  await page.context().addCookies(opened.cookies)
  const kept = opened.origins.flatMap(({ localStorage }) => localStorage)
  await page.addInitScript((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, kept)
}
