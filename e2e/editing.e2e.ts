import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { MAX_UPLOAD_BYTES } from '#features/photo-edits/contract.ts'
import { field, fillIn, submit } from './checkout.ts'
import { expectNoBarriersInBothThemes } from './expect-accessible.ts'
import { askForCode, CODE_FIELD, newMember, signIn } from './product.ts'
import {
  choosePhoto,
  create,
  expect,
  PHOTOS,
  picture,
  RESULT_WITHIN_MS,
  seeResult,
  sendPhoto,
  STORY_WITHIN_MS,
  test,
} from './studio.ts'

test.setTimeout(STORY_WITHIN_MS)

/** CSS pixels: the smallest phone, and any screen at four times its size. */
const NARROWEST = 320

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('a newcomer signs in, swaps the backdrop of a photo, and downloads the picture', async ({ page, product }) => {
    const phone = newMember()
    await page.goto('/auth?next=/studio')
    await askForCode(page, phone)
    await page.getByLabel(CODE_FIELD).fill(await product.readCode(phone))
    await page.waitForURL('**/studio')
    await sendPhoto(page, `${PHOTOS}/coffee.jpg`)
    await page.getByRole('radio', { name: 'Troca o fundo' }).click()
    await expect(page.getByRole('button', { name: 'Escolha um fundo para continuar' })).toBeDisabled()
    await page.getByRole('radio', { name: 'Mármore branco', exact: true }).click()
    await page.getByLabel('O que a legenda deve dizer? (opcional)').fill('café da manhã até as 11h por R$ 25')
    await expect(create(page)).toHaveText('Criar post · usa 1 das 12 que restam')
    await create(page).click()
    await seeResult(page)

    await expect(picture(page)).toBeVisible()
    await expect(page.getByLabel('Legenda', { exact: true })).toHaveValue(/25/)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar', exact: true }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(/^mandou-.*-4x5\.jpg$/)
    const { format, width, height } = await sharp(await readFile(await download.path())).metadata()
    expect([format, width / height]).toEqual(['jpeg', 4 / 5])
  })

  test('from the sign-in to the first picture a member with a plan taps five times at most, and types nothing', async ({
    page,
    product,
  }) => {
    await signIn(page, product, newMember())
    let taps = 0
    let keys = 0
    await page.exposeFunction('countTap', () => void (taps += 1))
    await page.exposeFunction('countKey', () => void (keys += 1))
    await page.addInitScript(() => {
      const view = globalThis as unknown as Record<'countTap' | 'countKey', () => void> & EventTarget
      view.addEventListener('pointerdown', () => view.countTap(), { capture: true })
      view.addEventListener('keydown', () => view.countKey(), { capture: true })
    })
    await page.goto('/account') // where a sign-in ends
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher foto' }).first().click()
    await (await choosing).setFiles(`${PHOTOS}/flower.jpg`)
    await create(page).click()
    await seeResult(page)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar', exact: true }).click()
    expect((await arriving).suggestedFilename()).toMatch(/\.jpg$/)
    expect(keys).toBe(0)
    expect(taps).toBeGreaterThan(2)
    expect(taps).toBeLessThanOrEqual(5)
  })

  test('without a plan one photo can be tried, with a mark, and no other', async ({ page, product }) => {
    const phone = '+5521987651001'
    await page.goto('/?para=unhas')
    await page.getByRole('main').getByRole('link', { name: 'Teste sem pagar' }).first().click()
    await askForCode(page, phone)
    await page.getByLabel(CODE_FIELD).fill(await product.readCode(phone))
    await page.waitForURL('**/studio')
    await expect(page.getByText('Experimente com uma foto sua, sem pagar.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'O que acontece com a foto' })).toBeVisible()
    await sendPhoto(page, `${PHOTOS}/flower.jpg`)
    await page.getByRole('button', { name: 'Criar post · teste, com marca-d’água' }).click()
    await seeResult(page)
    await expect(page.getByRole('link', { name: 'Assine para baixar sem marca-d’água' })).toBeVisible()
    const result = page.url()
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar', exact: true }).click()
    const { width, height } = await sharp(await readFile(await (await arriving).path())).metadata()
    expect([width, height]).toEqual([864, 1080])

    await sendPhoto(page, `${PHOTOS}/coffee.jpg`)
    await page.getByRole('link', { name: 'Assine para editar esta foto' }).click()
    await page.waitForURL('**/checkout?*')
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/^\/studio\?photo=/)

    await page.goto(result)
    await page.getByRole('link', { name: 'Assine para baixar sem marca-d’água' }).click()
    await page.waitForURL('**/checkout?*')
    await expect(field(page, 'CPF')).toBeEnabled()
    await fillIn(page)
    await submit(page).click()
    await page.waitForURL(result)
    await expect(picture(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Assine para baixar sem marca-d’água' })).toBeHidden({
      timeout: RESULT_WITHIN_MS,
    })
  })
})

test('two taps in a row order one post, a reload in the middle loses nothing, and the gallery has the result', async ({
  page,
}) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/edits')) orders.push(request.url())
  })
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await create(page).dblclick()
  await page.waitForURL(/edit=/)
  await page.reload()
  expect(orders).toHaveLength(1)
  await seeResult(page)
  await page.getByRole('link', { name: 'Nova foto' }).click()
  await page.getByLabel('Filtrar por tipo').selectOption({ label: 'Foto vira post' })
  await expect(page).toHaveURL(/operation=post/)
  await page
    .getByRole('link', { name: /Foto vira post/ })
    .first()
    .click()
  await seeResult(page)
})

test('a post can be compared, its caption changed, and redone once for free', async ({ page }) => {
  await sendPhoto(page, `${PHOTOS}/coffee.jpg`)
  await page.getByRole('radio', { name: 'Descreve o fundo' }).click()
  await page.getByRole('button', { name: 'praia ao pôr do sol' }).click()
  await create(page).click()
  await seeResult(page)

  const slider = page.getByRole('slider', { name: 'Comparar antes e depois' })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '5% antes')
  await expect(page.getByText('Do seu texto, usamos:')).toBeVisible()

  const caption = page.getByLabel('Legenda', { exact: true })
  await caption.fill('Do nosso jeito.')
  await page.getByRole('button', { name: 'Salvar legenda' }).click()
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeVisible()
  await page.reload()
  await expect(caption).toHaveValue('Do nosso jeito.')

  await expect(page.getByText(/Refazer é grátis uma vez/)).toBeVisible()
  await page.getByRole('link', { name: 'Mudar e refazer' }).click()
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Fundo' }).getByRole('radio').first()).toHaveAccessibleName(/, de cima$/)
  await page.getByRole('radio', { name: 'Descreve o fundo' }).click()
  await page.getByRole('radio', { name: '1:1' }).click()
  await page.getByRole('button', { name: 'Refazer · grátis' }).click()
  await seeResult(page)
  await expect(page.getByText(/A vez grátis já foi/)).toBeVisible()

  await page.getByRole('button', { name: 'Apagar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(page.getByText('Apagado.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Manda a foto.' })).toBeVisible()
})

test('an unusable file is refused with a reason, one that is too large before it is sent, and another may replace it', async ({
  page,
}) => {
  let uploads = 0
  page.on('request', (request) => (uploads += request.url().endsWith('/api/photos') ? 1 : 0))
  const refusal = (words: string) => page.getByRole('alert').filter({ hasText: words })
  const another = page.getByLabel('Escolher outra foto')
  await choosePhoto(page, { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') })
  await expect(refusal('Esse arquivo não é uma foto que conhecemos.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Falta a foto' })).toBeDisabled()
  await page.evaluate(TAKE_TOO_LARGE)
  await expect(refusal('A foto passa de 25 MB.')).toBeVisible()
  await another.setInputFiles({ name: 'aula.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a film') })
  await expect(refusal('Esse arquivo não é uma foto que conhecemos.')).toBeVisible()
  expect(uploads).toBe(1)
  await another.setInputFiles({ name: 'duas.gif', mimeType: 'image/gif', buffer: await twoFrames() })
  // a question, not a failure
  await expect(page.getByRole('status').filter({ hasText: 'Isso é uma animação.' })).toBeVisible()
  await page.getByRole('button', { name: 'Usar o primeiro quadro' }).click()
  await expect(create(page)).toBeEnabled()
})

/** Made in the browser: transferring it there would take seconds. */
const TAKE_TOO_LARGE = `{
  const input = document.querySelector('input[aria-label="Escolher outra foto"]')
  const chosen = new DataTransfer()
  chosen.items.add(new File([new Uint8Array(${MAX_UPLOAD_BYTES + 1})], 'grande.jpg', { type: 'image/jpeg' }))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}`

/** An animated picture. */
function twoFrames(): Promise<Buffer> {
  const [width, height] = [300, 600]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3, pageHeight: height / 2 } })
    .gif()
    .toBuffer()
}

test('a lost connection keeps the photo, whose upload continues by itself', async ({ page, context }) => {
  await page.goto('/studio', { waitUntil: 'networkidle' }) // code that the page loads in parts is loaded
  await context.setOffline(true)
  await page.getByLabel('Escolher foto').first().setInputFiles(`${PHOTOS}/flower.jpg`)
  await expect(page.getByRole('alert').filter({ hasText: 'Você está sem internet.' })).toBeVisible()
  await context.setOffline(false)
  await expect(create(page)).toBeEnabled()
})

test('a photo without a subject costs nothing and suggests better light', async ({ page }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const
  const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
  await sendPhoto(page, { name: 'parede.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await page.getByRole('radio', { name: 'Mármore branco', exact: true }).click()
  await create(page).click()
  await expect(page.getByText('Nada foi descontado.')).toBeVisible({ timeout: RESULT_WITHIN_MS })
  await page.getByRole('link', { name: 'Estúdio' }).click()
  const tile = page.getByRole('link', { name: /Não saiu.*Nada foi descontado\..*Só melhorar a luz/ })
  await tile.first().click()
  await page.getByRole('button', { name: 'Só melhorar a luz' }).click()
  await seeResult(page)
})

test('the studio has no accessibility barriers by day and by night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: NARROWEST, height: 700 })
  const expectNoFaults = async () => {
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROWEST)
    await expectNoBarriersInBothThemes(page)
  }
  await sendPhoto(page, `${PHOTOS}/flower.jpg`)
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  await page.getByRole('radio', { name: 'Mármore branco', exact: true }).click()
  await expectNoFaults()
  await create(page).click()
  await seeResult(page)
  await expectNoFaults()
  await page.getByRole('link', { name: 'Nova foto' }).click()
  await expect(page.getByRole('heading', { name: 'Seus posts' })).toBeVisible()
  await expectNoFaults()
})
