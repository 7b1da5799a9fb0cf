/** A scheduled post, by a clock that moves. */
import { expectAccessible } from './expect-accessible.ts'
import { expect } from './product.ts'
import { beginPost, caption, HOUR_MS, PUBLISHED_WITHIN_MS, schedule, STORY_WITHIN_MS, submit, test } from './publishing.ts'
import { connectAs, postsOf, showProductTime } from './social.ts'

test.setTimeout(STORY_WITHIN_MS)

test('a scheduled post waits for a lost connection, and is published when its time comes', async ({
  page,
  product,
  member,
  edit,
}) => {
  const now = await showProductTime(page, product)
  await beginPost(page, edit)
  await caption(page).fill(`Saiu sozinho ${member}`)
  await schedule(page, new Date(now.getTime() + 26 * HOUR_MS))
  await submit(page, /^Agendar para/).click()
  await expect(page.getByRole('heading', { name: 'Agendado.' })).toBeVisible()
  const address = new URL(page.url())
  await page.goto('/social-connect')
  await page.getByRole('button', { name: 'Desconectar' }).click()
  const leaving = page.getByRole('dialog')
  await expect(leaving.getByText(/^1 post agendado fica esperando\./)).toBeVisible()
  await leaving.getByRole('button', { name: 'Desconectar' }).click()
  await expect(page.getByText('Não conectado')).toBeVisible()
  await page.goto(address.pathname + address.search)
  await expect(page.getByRole('heading', { name: 'Agendado, mas parado.' })).toBeVisible()
  await expectAccessible(page)
  await connectAs(page, 'Teste Um')
  await page.goto(address.pathname + address.search)
  await expect(page.getByRole('heading', { name: 'Agendado.' })).toBeVisible()
  await product.advance((27 * HOUR_MS) / 1000)
  await showProductTime(page, product)
  await page.reload()
  await expect(page.getByText('Está no ar!')).toBeVisible({ timeout: PUBLISHED_WITHIN_MS })
  const posts = await postsOf(product, 'atelie.de.exemplo')
  expect(posts.filter((post) => post.caption.includes(member))).toHaveLength(1)
})
