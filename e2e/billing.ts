/** Shared by the stories about a plan that was bought. */
import { field, subscribe, TYPED } from './checkout.ts'
import { expect, type Page, type Product } from './product.ts'

export const OTHER_CARD = '4111111111111111'

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
export const action = (page: Page, name: string) => section(page, 'Seu plano').getByRole('button', { name })

/** A member who has just bought the plan by card, on the billing tab. @returns their phone */
export async function subscriber(page: Page, product: Product): Promise<string> {
  const phone = await subscribe(page, product)
  await page.goto('/account?tab=billing')
  await expect(section(page, 'Seu plano').getByText('Ativo', { exact: true })).toBeVisible()
  return phone
}

export async function typeCard(page: Page, number: string, button = 'Salvar o cartão'): Promise<void> {
  const typed = { ...TYPED, 'Número do cartão': number }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await page.getByRole('button', { name: button }).click()
}
