/** The calendar plans: a free day offers finished posts and hours, and a scheduled post moves by hand, by keyboard and back. */
import { slotOf } from '#features/publishing/web/publish/slot.ts'
import { expectAccessibleInBothThemes } from './expect-accessible.ts'
import { expect, type Page } from './product.ts'
import { STORY_WITHIN_MS, test as base } from './publishing.ts'
import { connectAs } from './social.ts'

const DAY_MS = 24 * 3_600_000

/** With a finished edit and a connected account. */
const test = base.extend<{ now: Date }>({
  now: async ({ page, edit: _edit }, use) => {
    await connectAs(page, 'Teste Um')
    await use(new Date())
  },
})
test.setTimeout(STORY_WITHIN_MS)

/** A day of the calendar, whatever its posts. */
function dayLink(page: Page, at: Date) {
  const day = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
  return page.getByRole('link', { name: new RegExp(`^${day}: `) })
}

/** The first of two neighbouring days of one month, at least two days ahead. */
function daysAhead(now: Date): readonly [Date, Date] {
  const first = new Date(now.getTime() + 2 * DAY_MS)
  const next = new Date(first.getTime() + DAY_MS)
  if (first.getMonth() === next.getMonth()) return [first, next]
  return [next, new Date(next.getTime() + DAY_MS)]
}

const monthAddress = (at: Date) => `/studio/calendar?month=${slotOf(at).day.slice(0, 7)}`

async function scheduledSlot(page: Page) {
  const listed = await page.request.get('/api/instagram/publications?state=scheduled')
  const { publications } = (await listed.json()) as { publications: { at: string }[] } // as: the contract's answer
  expect(publications).toHaveLength(1)
  return slotOf(new Date(publications[0]?.at ?? ''))
}

/** From a free day to the open sheet of the scheduled post. */
async function planOn(page: Page, day: Date): Promise<void> {
  await page.goto(monthAddress(day))
  await dayLink(page, day).click()
  await expect(page.getByText('Com 5 posts publicados em seis meses, passam a ser os seus horários.')).toBeVisible()
  await page.getByRole('radio', { name: '18:00' }).click()
  await page.getByRole('link', { name: /^Agendar para 18:00/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Agendar para/ })
    .dblclick()
  await expect(page.getByRole('heading', { name: 'Agendado.' })).toBeVisible()
}

test('a free day offers a finished post and good hours; its sheet has one main button, which moves it', async ({ page, now }) => {
  const [day, next] = daysAhead(now)
  await page.goto(monthAddress(day))
  await dayLink(page, day).click()
  await expect(page.getByRole('link', { name: /^Agendar para 11:30/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: /^Agendar para 11:30/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Hora', { exact: true })).toHaveValue('11:30')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await planOn(page, day)
  expect(await scheduledSlot(page)).toEqual({ day: slotOf(day).day, time: '18:00' })
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await page.getByRole('button', { name: 'Mover' }).click()
  const form = page.getByRole('dialog', { name: 'Mover o post' })
  await expect(form.getByRole('button', { name: 'Escolha outro dia ou outra hora' })).toBeDisabled()
  await form.getByLabel('Dia', { exact: true }).fill(slotOf(next).day)
  await form.getByRole('radio', { name: '20:30' }).click()
  await expectAccessibleInBothThemes(page)
  await page.context().setOffline(true)
  await form.getByRole('button', { name: /^Mover para/ }).click()
  await expect(form.getByText(/^Sem resposta do servidor/)).toBeVisible()
  await page.context().setOffline(false)
  await form.getByRole('button', { name: /^Mover para/ }).click()
  await expect(form).toHaveCount(0)
  expect(await scheduledSlot(page)).toEqual({ day: slotOf(next).day, time: '20:30' })
  // what is scheduled is no longer offered
  await page.goto(`${monthAddress(day)}&day=${slotOf(day).day}`)
  await expect(page.getByText('Nenhum post pronto à espera.')).toBeVisible()
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a post is dragged to another day at its hour, and put back', async ({ page, now }) => {
    const [day, next] = daysAhead(now)
    await planOn(page, day)
    await page.goto(monthAddress(day))
    const handle = dayLink(page, day).locator('[draggable=true]')
    await expect(handle).toBeVisible()

    await page.context().setOffline(true)
    await handle.dragTo(dayLink(page, next))
    await expect(page.getByText(/^Sem resposta do servidor/)).toBeVisible()
    await page.context().setOffline(false)
    expect(await scheduledSlot(page)).toEqual({ day: slotOf(day).day, time: '18:00' })

    await handle.dragTo(dayLink(page, next))
    await expect(page.getByText(/^Movido: sai/)).toBeVisible()
    await expect(dayLink(page, next)).toHaveAccessibleName(/: 1 post$/)
    expect(await scheduledSlot(page)).toEqual({ day: slotOf(next).day, time: '18:00' })
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(dayLink(page, day)).toHaveAccessibleName(/: 1 post$/)
    expect(await scheduledSlot(page)).toEqual({ day: slotOf(day).day, time: '18:00' })
  })
})
