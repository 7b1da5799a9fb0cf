import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { LANGUAGES } from '#phrases/shape.ts'
import { askForCode, CODE_FIELD, expect, newMember, test, type Page } from './product.ts'
import { share, type SharedFile } from './share.ts'
import { PHOTOS } from './studio.ts'

// these stories are about the service worker; the others run without one
test.use({ serviceWorkers: 'allow' })

async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.waitForFunction('navigator.serviceWorker.controller !== null')
}

const flower = async (): Promise<SharedFile> => ({
  name: 'flor.jpg',
  type: 'image/jpeg',
  content: await readFile(`${PHOTOS}/flower.jpg`),
})
const waiting = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    const request = indexedDB.open('mandou', 1)
    request.onsuccess = () => {
      const count = request.result.transaction('photos-on-their-way').objectStore('photos-on-their-way').count()
      count.onsuccess = () => resolve(count.result)
    }
  })`)

test('photos shared from the gallery wait for the sign-in, and the first opens in the studio', async ({ page, product }) => {
  const phone = newMember()
  await openWithWorker(page, '/auth')
  await share(page, [await flower(), { ...(await flower()), name: 'outra.jpg' }])
  await page.waitForURL('/auth?next=%2Fstudio%3Fphoto%3Dnew')
  expect(await waiting(page)).toBe(1)
  await askForCode(page, phone)
  await page.getByLabel(CODE_FIELD).fill(await product.readCode(phone))
  await expect(page.getByText('Uma foto por vez: começamos pela primeira.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Usar esta foto?' })).toBeVisible()
  expect(await waiting(page)).toBe(1)
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
  await page.waitForURL(/\/studio\?photo=(?!new)/)
  await expect(page.getByRole('button', { name: /^Criar post/ })).toBeEnabled()
  await expect.poll(() => waiting(page)).toBe(0)

  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Manda a foto.' })).toBeVisible()

  await share(page, [{ name: 'contrato.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 nothing') }])
  await expect(page.getByText('Esse arquivo não é uma foto que conhecemos.')).toBeVisible()
  const missing = page.getByText('A foto não chegou até aqui.')
  await share(page, [{ ...(await flower()), content: Buffer.alloc(0) }])
  await expect(missing).toBeVisible()
  await share(page, [])
  await expect(missing).toBeVisible()
  await share(page, [await flower()], 'text/plain')
  await expect(missing).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Manda a foto.' })).toBeVisible()
})

/** A proxy to the product that can be cut: a browser's simulated offline mode does not affect its workers. */
async function openLine(url: string) {
  const { port } = new URL(url)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), 'localhost')
    for (const end of [near, far]) ends.add(end.on('error', () => undefined))
    near.pipe(far).pipe(near)
  })
  const listen = (place: number) => once(server.listen(place, 'localhost'), 'listening')
  await listen(0)
  const place = (server.address() as AddressInfo).port // as: it listens on a port
  const cut = () => {
    server.close()
    for (const end of ends) end.destroy()
  }
  return { url: `http://localhost:${place}`, cut, mend: () => listen(place) }
}

test('without a connection a page in the chosen language says so, and disappears when it is back', async ({
  page,
  context,
  product,
}) => {
  const line = await openLine(product.url)
  try {
    await openWithWorker(page, `${line.url}/terms`)
    await page.getByLabel('Idioma').selectOption('es')
    await expect
      .poll(() => page.evaluate("caches.match('/offline').then((kept) => kept?.headers.get('content-language'))"))
      .toBe('es')
    line.cut()
    await context.setOffline(true)
    await page.goto(`${line.url}/auth?plan=MONTHLY`)
    const heading = page.getByRole('heading', { level: 1, name: 'Sin conexión' })
    await expect(heading).toBeVisible()
    // a page that is still loading when the connection is back would miss it
    await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Intentar de nuevo' }).click()])
    await expect(heading).toBeVisible()
    await line.mend()
    await context.setOffline(false)
    await expect(heading).toBeHidden()
    await expect(page).toHaveURL(`${line.url}/auth?plan=MONTHLY`)
  } finally {
    line.cut()
  }
})

test('stores the offline page and nothing else', async ({ page }) => {
  await openWithWorker(page, '/auth')
  await page.goto('/privacy')
  await page.goto('/auth')
  const kept = await page.evaluate(`(async () => {
    const addresses = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname)
    return addresses
  })()`)
  expect(kept).toEqual(['/offline'])
})

test('can be installed, in every language, with icons of the stated size', async ({ page, context }) => {
  await openWithWorker(page, '/terms')
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // the stories' own windows are private, where nothing can be installed
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([])
  for (const language of LANGUAGES) {
    const answer = await page.request.get('/terms', { headers: { 'accept-language': language, cookie: '' } })
    const link = /rel="manifest" href="([^"]+)"/.exec(await answer.text())?.[1] ?? ''
    const manifest = await page.request.get(link)
    expect(manifest.headers()['content-type']).toContain('application/manifest+json')
    const described = (await manifest.json()) as { lang: string; icons: { src: string; sizes: string; purpose: string }[] } // as: what the product says of itself
    expect(described).toMatchObject({
      lang: language,
      short_name: 'Mandou',
      start_url: '/studio',
      share_target: { action: '/share' },
    })
    expect(described.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      ['any', 'maskable'].flatMap((purpose) => [`192x192 ${purpose}`, `512x512 ${purpose}`]),
    )
    const measure = (src: string) =>
      page.evaluate(
        `fetch('${src}').then((icon) => icon.blob()).then(createImageBitmap).then(({ width, height }) => width + 'x' + height)`,
      )
    for (const { src, sizes } of described.icons) expect(await measure(src)).toBe(sizes)
  }
})
