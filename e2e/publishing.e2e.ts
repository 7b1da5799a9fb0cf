/** From a finished edit to a post on Instagram: now, later, and when it fails. */
import { slotOf } from '#features/publishing/web/publish/slot.ts'
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { expect, type Page } from './product.ts'
import {
  beginPost,
  caption,
  dayLink,
  HOUR_MS,
  PUBLISH_NOW,
  PUBLISHED_WITHIN_MS,
  schedule,
  STORY_WITHIN_MS,
  submit,
  test,
} from './publishing.ts'
import { allow, enterAs, failOnDemand, makeEdit, openFacebook, postsOf } from './social.ts'

test.setTimeout(STORY_WITHIN_MS)

/** As another tab would do it: this page gets no notification. */
async function moveElsewhere(page: Page, to: Date): Promise<void> {
  const listed = await page.request.get('/api/instagram/publications?state=scheduled')
  const { publications } = (await listed.json()) as { publications: { id: string }[] } // as: the contract's answer
  const moved = await page.request.patch(`/api/instagram/publications/${publications[0]?.id ?? ''}`, {
    data: { scheduled_at: to.toISOString() },
  })
  await expect(moved).toBeOK()
}

test('a newcomer connects on the way, and two taps post a tall picture once, with borders', async ({ page, product, member }) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/instagram/publish')) orders.push(request.url())
  })
  const tall = await makeEdit(page, { format: '9:16' })
  await page.goto(`/studio?edit=${tall}`)
  await page.getByRole('button', { name: 'Publicar no Instagram' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Conectar Instagram' }).click()
  const popup = await openFacebook(page)
  await enterAs(popup, 'Teste Um')
  await Promise.all([popup.waitForEvent('close'), allow(popup)])
  await page.getByRole('button', { name: 'Voltar ao post' }).click()

  await page.getByRole('radio', { name: 'Pôr bordas' }).click()
  await expect(page.getByRole('img', { name: 'A foto, como vai ser publicada' })).toHaveJSProperty('complete', true)
  await caption(page).fill(`Uma vez só 🌸 ${member} #flores`)
  await page.getByLabel('Texto alternativo').fill('Uma flor rosa')
  await submit(page, 'Publicar agora').dblclick()
  await expect(page.getByText('Está no ar!')).toBeVisible({ timeout: PUBLISHED_WITHIN_MS })
  const link = page.getByRole('dialog').getByRole('link', { name: 'Ver no Instagram' })
  await expect(link).toHaveAttribute('href', /\/p\//)
  await page.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible()

  expect(orders).toHaveLength(1)
  const posts = (await postsOf(product, 'atelie.de.exemplo')).filter((post) => post.caption.includes(member))
  expect(posts).toMatchObject([{ caption: `Uma vez só 🌸 ${member} #flores`, alt_text: 'Uma flor rosa' }])
  await page.getByRole('button', { name: 'Publicar de novo' }).click()
  await expect(page.getByText(/Este post já saiu em/)).toBeVisible()
  await expect(submit(page, 'Publicar outra vez')).toBeEnabled()
})

test('several finished pictures are one post, in the order of the taps', async ({ page, product, member, edit }) => {
  const other = await makeEdit(page)
  await beginPost(page, edit)
  await page.getByRole('button', { name: 'Juntar outras fotos (carrossel)' }).click()
  const more = page.getByRole('region', { name: 'Mais fotos neste post' })
  await more
    .getByRole('button', { name: /^Juntar:/ })
    .first()
    .click()
  await expect(more.getByRole('button', { name: /^Foto 2:/, pressed: true })).toBeVisible()
  await expect(more.getByText('2 de 10 fotos')).toBeVisible()
  const preview = page.getByRole('figure', { name: 'Como vai aparecer no feed' })
  await preview.getByRole('button', { name: 'Próxima foto' }).click()
  await expect(preview.getByRole('status', { name: 'Foto 2 de 2' })).toBeVisible()
  // while it loads, the sign of that is an image too
  const shown = preview.getByRole('img', { name: 'A foto, como vai ser publicada' })
  await expect(shown).toHaveAttribute('src', new RegExp(`edit_id=${other}&.*first_edit_id=${edit}`))
  await expect(shown).toHaveJSProperty('complete', true)
  await expect(preview.getByRole('button', { name: 'Próxima foto' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessibleInBothThemes(page)
  await caption(page).fill(`Duas de uma vez ${member}`)
  await submit(page, PUBLISH_NOW).click()
  await expect(page.getByText('Está no ar!')).toBeVisible({ timeout: PUBLISHED_WITHIN_MS })
  await expect(page.getByRole('dialog').getByText('2 fotos')).toBeAttached()
  const [post] = (await postsOf(product, 'atelie.de.exemplo')).filter((each) => each.caption.includes(member))
  expect(post?.items).toHaveLength(2)
  await page.goto(`/studio?edit=${other}`)
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible()
})

test('what Instagram would refuse is shown while typing, and nothing is sent', async ({ page, edit }) => {
  await beginPost(page, edit)
  const refused = submit(page, 'Corrija o que falta para publicar')
  await caption(page).fill(Array.from({ length: 31 }, (_, place) => `#flor${place}`).join(' '))
  await expect(page.getByText('31/30 hashtags')).toBeVisible()
  await expect(page.getByText('O Instagram aceita até 30 hashtags.')).toBeVisible()
  await expect(refused).toBeDisabled()
  await caption(page).fill('🌸'.repeat(2201))
  await expect(page.getByText('2.201/2.200 caracteres')).toBeVisible()
  await expect(refused).toBeDisabled()
  await caption(page).fill('@a '.repeat(21))
  await expect(page.getByText('O Instagram aceita até 20 menções.')).toBeVisible()
  await caption(page).fill('🌸'.repeat(2200))
  await expect(submit(page, PUBLISH_NOW)).toBeEnabled()
  await page.getByLabel('Texto alternativo').fill('a'.repeat(1001))
  await expect(refused).toBeDisabled()
  await page.getByLabel('Texto alternativo').fill('Uma flor')
  await schedule(page, new Date(Date.now() + 2 * 60_000))
  await expect(page.getByText('pelo menos 10 minutos à frente')).toBeVisible()
  await expect(refused).toBeDisabled()
  await page.getByLabel('Dia', { exact: true }).fill('')
  await expect(page.getByText('Escolha o dia e a hora.')).toBeVisible()
})

test('a post is scheduled, moved and cancelled', async ({ page, edit }) => {
  await beginPost(page, edit)
  const at = new Date(Date.now() + 26 * HOUR_MS)
  await caption(page).fill('Sai amanhã')
  await schedule(page, at)
  await submit(page, /^Agendar para/).click()
  await expect(page.getByRole('heading', { name: 'Agendado.' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Agendado.' })).toBeVisible()

  await page.getByRole('link', { name: 'Ver na agenda' }).click()
  await expect(page).toHaveURL(new RegExp(`month=${slotOf(at).day.slice(0, 7)}`))
  await dayLink(page, at).click()
  await expect(page).toHaveURL(new RegExp(`day=${slotOf(at).day}`))
  await page.getByRole('link', { name: /Sai amanhã/ }).click()
  await page.getByRole('button', { name: 'Editar' }).click()
  const form = page.getByRole('dialog', { name: 'Mudar o post agendado' })
  await form.getByLabel('Legenda', { exact: true }).fill('Sai mais tarde')
  await form.getByLabel('Hora', { exact: true }).fill(slotOf(new Date(at.getTime() + HOUR_MS)).time)
  await form.getByRole('button', { name: /^Agendar para/ }).click()
  await expect(page.getByText('Post atualizado.')).toBeVisible()
  await expect(form).toHaveCount(0)

  await page.getByRole('button', { name: 'Cancelar o post' }).click()
  const question = page.getByRole('dialog', { name: 'Cancelar este post?' })
  await question.getByRole('button', { name: 'Manter' }).click()
  // without a connection nothing is queued for later, when it may have been cancelled
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Cancelar o post' }).click()
  await question.getByRole('button', { name: 'Cancelar o post' }).click()
  await expect(question.getByText(/^Sem resposta do servidor/)).toBeVisible()
  await question.getByRole('button', { name: 'Manter' }).click()
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Agendado.' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar o post' }).click()
  await moveElsewhere(page, new Date(at.getTime() + 3 * HOUR_MS))
  await question.getByRole('button', { name: 'Cancelar o post' }).click()
  await expect(question.getByText(/^Esse post mudou de horário/)).toBeVisible()
  await expect(question.getByText(slotOf(new Date(at.getTime() + 3 * HOUR_MS)).time)).toBeVisible()
  await question.getByRole('button', { name: 'Cancelar o post' }).click()
  await expect(page.getByText('Post cancelado.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cancelado.' })).toBeVisible()
})

test('a lost connection is shown everywhere, and restored on the way to the post', async ({ page, product, edit }) => {
  await beginPost(page, edit)
  await failOnDemand(product, 'password_changed')
  await caption(page).fill('Volta depois')
  await submit(page, PUBLISH_NOW).click()
  await expect(page.getByText('Esse post não saiu.')).toBeVisible({ timeout: PUBLISHED_WITHIN_MS })
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Reconectar Instagram' })).toBeVisible()
  await page.goto('/studio')
  await expect(page.getByRole('alert').filter({ hasText: 'A conexão com @atelie.de.exemplo se perdeu' })).toBeVisible()
  await page.getByRole('link', { name: 'Reconectar' }).click()
  await expect(page.getByText('Conexão perdida')).toBeVisible()
  await expect(page.getByText('O Instagram encerrou a conexão')).toBeVisible()
  const popup = await openFacebook(page)
  await enterAs(popup, 'Teste Um')
  await Promise.all([popup.waitForEvent('close'), allow(popup)])
  await expect(page.getByText('Conectado', { exact: true })).toBeVisible()
  await page.goto(`/studio?edit=${edit}`)
  await page.getByRole('button', { name: 'Ver andamento' }).click()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Está no ar!')).toBeVisible({ timeout: PUBLISHED_WITHIN_MS })
})

test('publishing and its calendar are accessible by day and by night', async ({ page, edit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginPost(page, edit)
  await expectAccessibleInBothThemes(page)
  const at = new Date(Date.now() + 30 * HOUR_MS)
  await schedule(page, at)
  await expectAccessibleInBothThemes(page)
  await submit(page, /^Agendar para/).click()
  await expect(page.getByRole('heading', { name: 'Agendado.' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto(`/studio?edit=${edit}`)
  await expect(page.getByText('Agendado', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto(`/studio/calendar?month=${slotOf(at).day.slice(0, 7)}`)
  await expect(dayLink(page, at)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: /Agendado/ }).click()
  await page.getByRole('button', { name: 'Cancelar o post' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancelar este post?' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
