/** Shared by the stories about posts: a member of its own for each, the dialog, the calendar. */
import { slotOf } from '#features/publishing/web/publish/slot.ts'
import { expect, newMember, test as base, type Page, signIn } from './product.ts'
import { connectAs, makeEdit } from './social.ts'

/** Instagram's stand-in fetches the picture, and its state is read every few seconds. */
export const PUBLISHED_WITHIN_MS = 60_000
export const STORY_WITHIN_MS = 240_000
export const HOUR_MS = 3_600_000

export const test = base.extend<{ member: string; edit: string }>({
  /** The phone of a new member, who is signed in. */
  member: async ({ page, product }, use) => {
    const phone = newMember()
    await signIn(page, product, phone)
    await page.addInitScript(`localStorage.setItem('userPhone', '${phone}')`)
    await use(phone)
  },
  /** The id of the member's finished edit. */
  edit: async ({ page, member: _member }, use) => {
    await use(await makeEdit(page))
  },
})

export const submit = (page: Page, name: RegExp | string) => page.getByRole('dialog').getByRole('button', { name })
export const PUBLISH_NOW = /^Publicar (?:agora|outra vez)$/
export const caption = (page: Page) => page.getByRole('dialog').getByLabel('Legenda', { exact: true })

/** With a connected account, up to the open dialog. */
export async function beginPost(page: Page, edit: string): Promise<void> {
  await connectAs(page, 'Teste Um')
  await page.goto(`/studio?edit=${edit}`)
  await page.getByRole('button', { name: /^Publicar (?:no Instagram|de novo)$/ }).click()
  await expect(caption(page)).toBeVisible()
}

export async function schedule(page: Page, at: Date): Promise<void> {
  const { day, time } = slotOf(at)
  await page.getByRole('radio', { name: 'Agendar' }).click()
  await page.getByLabel('Dia', { exact: true }).fill(day)
  await page.getByLabel('Hora', { exact: true }).fill(time)
}

/** A day of the calendar, with the number of its posts. */
export function dayLink(page: Page, at: Date) {
  const day = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
  return page.getByRole('link', { name: new RegExp(`^${day}: \\d+ posts?$`) })
}
