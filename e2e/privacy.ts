/** Shared by the stories about deleting an account. */
import { expect, type Page } from './product.ts'

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Excluir a sua conta?' })
export const word = (page: Page) => dialog(page).getByLabel('Confirmação')
export const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Excluir conta' })

export async function openDialog(page: Page): Promise<void> {
  await page.goto('/account?tab=settings')
  await section(page, 'Zona de perigo').getByRole('button', { name: 'Excluir conta' }).click()
  await expect(dialog(page)).toBeVisible()
}

export async function deleteAccount(page: Page): Promise<void> {
  await openDialog(page)
  await word(page).fill('EXCLUIR')
  await confirm(page).click()
}
