/**
 * `npm run look:pictures`, after `npm run build`: takes the first screen of the front page at the widths of `docs/look.md` and sets it
 * beside what the page was until November 2026, which is the left half of each picture.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromiumShell } from '../find-chromium.ts'
import { runProduct } from '../run-product.ts'

const FOLDER = join('docs', 'look')
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
type Screen = (typeof SCREENS)[number]
/** Pixels between the two halves. */
const GAP = 24
const GREY = '#808080'
/** `tools/look.spec.ts` holds the files to this size. */
const MAX_BYTES = 150_000
const QUALITIES = [82, 74, 66, 58] as const

const product = await runProduct()
const browser = await chromium.launch({ executablePath: await findChromiumShell() })
try {
  for (const screen of SCREENS) await remake(screen)
} finally {
  await browser.close()
  await product.stop()
}

async function remake(screen: Screen): Promise<void> {
  const file = join(FOLDER, `front-page-${screen.width}.webp`)
  const picture = await readFile(file)
  const { width: whole, height } = await sharp(picture).metadata()
  const half = Math.round((whole - GAP) / 2)
  const before = await sharp(picture).extract({ left: 0, top: 0, width: half, height }).png().toBuffer()
  const after = await sharp(await shoot(screen))
    .resize(half, height)
    .png()
    .toBuffer()
  const both = sharp({ create: { width: whole, height, channels: 3, background: GREY } }).composite([
    { input: before, left: 0, top: 0 },
    { input: after, left: half + GAP, top: 0 },
  ])
  await writeFile(file, await encode(await both.png().toBuffer()))
  console.log(file)
}

/** As a visitor sees it once the first picture has become its result. */
async function shoot(screen: Screen): Promise<Buffer> {
  const page = await browser.newPage({ viewport: screen, locale: 'pt-BR', reducedMotion: 'reduce' })
  await page.goto(`${product.url}/?lang=pt-BR`)
  await page.locator('html[data-faces]').waitFor()
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot()
  await page.close()
  return shot
}

async function encode(picture: Buffer): Promise<Buffer> {
  let webp = picture
  for (const quality of QUALITIES) {
    webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length < MAX_BYTES) return webp
  }
  return webp
}
