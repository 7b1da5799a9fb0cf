import type { Page } from '@playwright/test'
import { expectNoBarriers } from './expect-accessible.ts'
import { expect, PHOTOS, RESULT_WITHIN_MS, sendPhoto, STORY_WITHIN_MS, test } from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)
test.use({ hasTouch: true })

const tool = (page: Page) => page.getByRole('dialog', { name: 'Ajustar recorte' })
const area = (page: Page) => tool(page).getByRole('button', { name: /^Foto, Manter/ })

/** As a phone of 2016, one on its side, one of today, and a desk. */
const SHAPES = [
  { width: 320, height: 568, photo: 170 },
  { width: 844, height: 390, photo: 200 },
  { width: 390, height: 844, photo: 220 },
  { width: 1440, height: 900, photo: 400 },
] as const

async function openTool(page: Page): Promise<void> {
  await sendPhoto(page, `${PHOTOS}/barista.jpg`)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await page.getByRole('button', { name: 'Ajustar recorte' }).click({ timeout: RESULT_WITHIN_MS })
  await expect(area(page)).toBeVisible()
}

type Fingers = readonly [x: number, y: number][]

const sideBySide = (left: number, right: number, y = 0): Fingers => [
  [left, y],
  [right, y],
]

/** Puts two fingers on the photo and moves them, in pixels from its middle. */
async function pinch(page: Page, from: Fingers, to: Fingers): Promise<void> {
  const box = await area(page).locator('xpath=../..').boundingBox()
  if (!box) throw new Error('There is nothing to pinch')
  const touch = await page.context().newCDPSession(page)
  const points = (fingers: Fingers) =>
    fingers.map(([x, y], id) => ({ id, x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y }))
  const say = async (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points(fingers) })
  await say('touchStart', from.slice(0, 1))
  await say('touchStart', from)
  await say('touchMove', to)
  await say('touchEnd', [])
}

test('the photo and the way out have their place in every shape of window, also with the parts unfolded', async ({ page }) => {
  await openTool(page)
  await tool(page)
    .getByText(/^Partes para acrescentar/)
    .click()
  for (const { photo, ...size } of SHAPES) {
    await page.setViewportSize(size)
    await expect(tool(page).getByRole('button', { name: 'Pronto' })).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await area(page).boundingBox())?.height).toBeGreaterThan(photo)
    await expect(area(page)).toBeInViewport({ ratio: 0.9 })
    await tool(page).getByRole('list', { name: 'Partes da foto' }).getByRole('button').last().scrollIntoViewIfNeeded()
    await expect(tool(page).getByRole('list', { name: 'Partes da foto' }).getByRole('button').last()).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoBarriers(page)
})

test('the photo stays in its place, whatever tool is chosen and whatever is said below it', async ({ page }) => {
  await openTool(page)
  const frame = tool(page)
    .getByRole('button', { name: /^Foto, / })
    .locator('xpath=../..')
  const place = async () => JSON.stringify(await frame.boundingBox())
  for (const size of [SHAPES[0], SHAPES[2], SHAPES[3]]) {
    await page.setViewportSize({ width: size.width, height: size.height })
    const before = await place()
    for (const name of ['Tirar', 'É isto', 'Manter']) {
      await tool(page).getByRole('radio', { name }).click()
      expect(await place()).toBe(before)
    }
    await tool(page).getByRole('button', { name: 'Aproximar' }).click()
    expect(await place()).toBe(before)
    await tool(page).getByRole('button', { name: 'Afastar' }).click()
    await area(page).press('Enter')
    expect(await place()).toBe(before)
    await expect(tool(page).getByRole('button', { name: 'Desfazer' })).toBeEnabled()
    expect(await place()).toBe(before)
  }
})

test('two fingers bring the photo closer and move it, and draw nothing', async ({ page }) => {
  await openTool(page)
  const sheet = async () => (await area(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const whole = await sheet()
  await pinch(page, sideBySide(-30, 30), sideBySide(-90, 90))
  await expect.poll(async () => Math.round((10 * (await sheet()).width) / whole.width)).toBe(30)
  const before = await sheet()
  await pinch(page, sideBySide(-40, 40), sideBySide(-80, 0, 30))
  await expect.poll(async () => Math.round((await sheet()).x - before.x)).toBe(-40)
  expect(Math.round((await sheet()).y - before.y)).toBe(30)
  await expect(tool(page).getByRole('button', { name: 'Desfazer' })).toBeDisabled()
})

test('the first look closer goes to the subject, and the keyboard brings its cursor into view', async ({ page }) => {
  await openTool(page)
  const closer = tool(page).getByRole('button', { name: 'Aproximar' })
  await closer.click()
  await closer.click()
  const [photo, view] = await Promise.all([area(page).boundingBox(), area(page).locator('xpath=../..').boundingBox()])
  if (!photo || !view) throw new Error('There is no photo')
  const middle = (view.x + view.width / 2 - photo.x) / photo.width
  expect(middle).toBeGreaterThan(0.4)
  expect(middle).toBeLessThan(0.65)
  await area(page).press('Shift+ArrowLeft')
  for (let step = 0; step < 25; step += 1) await area(page).press('Shift+ArrowLeft')
  await expect(tool(page).locator('svg circle').last()).toBeInViewport()
})
