import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TRADES } from '#features/landing/trades.ts'
import { expect, test } from './product.ts'

const SOURCES = `[...document.querySelectorAll('#mandou-foto video source[type="video/mp4"]')].map((one) => one.getAttribute('src'))`

test('each video says in the page’s language what it shows, and opens on its result', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [address, words, ready] of [
    ['/?lang=pt-BR', '“mesa de madeira clara, sombra de folhas”', 'Fundo novo, o resto como na foto'],
    ['/?para=pele&lang=en', '“light wooden table, shadow of leaves”', 'A new backdrop, the rest as in the photo'],
  ] as const) {
    await page.goto(address)
    const video = page.locator('#descreve-o-fundo')
    await expect(video.getByText(ready)).toBeVisible()
    await expect(video.getByText(words, { exact: true })).toBeHidden()
    await video.getByRole('button').click()
    // its words stand there from 1.2 to 5.2 s
    await page.evaluate('document.querySelector("#descreve-o-fundo video").currentTime = 2')
    await expect(video.getByText(words, { exact: true })).toBeVisible()
    await expect(video.getByText(ready)).toBeHidden()
  }
})

test('a trade’s page shows the videos that were made of the trade', async ({ page }) => {
  for (const trade of TRADES) {
    const own = await filmsOf(trade)
    if (own.length === 0) continue
    await page.goto(`/?para=${trade}`)
    const addresses = await page.evaluate<string[]>(SOURCES)
    expect(addresses).toHaveLength(4)
    const shown = await Promise.all(addresses.map(async (address) => await (await page.request.get(address)).body()))
    expect([trade, shown.filter((film) => own.some((made) => made.equals(film))).length]).toEqual([trade, own.length])
  }
})

/** The videos of a trade, as they were made. */
async function filmsOf(trade: string): Promise<Buffer[]> {
  const names = await readdir(join('features', 'landing', 'media', trade)).catch(() => [])
  return await Promise.all(
    names.filter((name) => name.endsWith('.mp4')).map((name) => readFile(join('features', 'landing', 'media', trade, name))),
  )
}
