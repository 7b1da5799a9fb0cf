/** Shared by the stories about Instagram: signed-in members, Facebook's window, the sandbox's controls. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, type Product } from './product.ts'
import { PHOTOS } from './studio.ts'

/** The engine shares two cores with everything else that runs here. */
const EDIT_WITHIN_MS = 150_000

/** Makes the next call to Meta fail. */
export async function failOnDemand({ sandboxUrl }: Product, fault: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'graph', fault, times: 1 }),
  })
  expect(answer.status).toBe(200)
}

export const connectButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Conectar Instagram|Reconectar Instagram|Trocar de conta)$/ })

/** Taps, and gets Facebook in a separate window, at another origin. */
export async function openFacebook(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), connectButton(page).click()])
  await popup.waitForURL(/\/dialog\/oauth/)
  return popup
}

/** Chooses one of the sandbox's people at Facebook. */
export async function enterAs(popup: Page, person: string): Promise<void> {
  await popup.getByRole('link', { name: new RegExp(`^${person}`) }).click()
  await popup.getByRole('button', { name: 'Continuar' }).waitFor()
}

export const allow = (popup: Page) => popup.getByRole('button', { name: 'Continuar' }).click()

/** From the tap to the connected account. */
export async function connectAs(page: Page, person: string): Promise<void> {
  await page.goto('/social-connect')
  const popup = await openFacebook(page)
  await enterAs(popup, person)
  await Promise.all([popup.waitForEvent('close'), allow(popup)])
  await expect(page.getByText('Conectado', { exact: true })).toBeVisible()
}

/** Makes an edit of a photo, without the screens. @returns its id */
export async function makeEdit(page: Page, wishes: Readonly<Record<string, string>> = {}): Promise<string> {
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await readFile(`${PHOTOS}/flower.jpg`) }
  const uploaded = await page.request.post('/api/photos', { multipart: { photo } })
  const { id: photoId } = ((await uploaded.json()) as { photo: { id: string } }).photo // as: the contract's answer
  const session = (await (await page.request.get('/api/session')).json()) as { user: { phone: string } } // as: the contract's answer
  const order = { phone: session.user.phone, photo_id: photoId, operation: 'post', message: 'agenda aberta', ...wishes }
  const ordered = await page.request.post('/api/edits', { data: order })
  const { id } = ((await ordered.json()) as { edit: { id: string } }).edit // as: the contract's answer
  const state = async () =>
    ((await (await page.request.get(`/api/edits/${id}`)).json()) as { edit: { state: string } }).edit.state // as: the contract's answer
  await expect.poll(state, { timeout: EDIT_WITHIN_MS, intervals: [500] }).toBe('done')
  return id
}

/** Sets the browser's clock to the product's time, which stories about the clock move. @returns that time */
export async function showProductTime(page: Page, { sandboxUrl }: Product): Promise<Date> {
  const { now } = (await (await fetch(`${sandboxUrl}/control/clock`)).json()) as { now: string } // as: the sandbox's documented answer
  await page.clock.setSystemTime(new Date(now))
  return new Date(now)
}

interface Post {
  readonly caption: string
  readonly alt_text: string | null
  /** Pictures of a carousel. */
  readonly items: readonly object[]
}

/** The public posts at Instagram. */
export async function postsOf({ sandboxUrl }: Product, username: string): Promise<readonly Post[]> {
  const { accounts } = (await (await fetch(`${sandboxUrl}/control/graph`)).json()) as {
    accounts: { username: string; posts: Post[] }[]
  } // as: the sandbox's documented answer
  return accounts.find((account) => account.username === username)?.posts ?? []
}
