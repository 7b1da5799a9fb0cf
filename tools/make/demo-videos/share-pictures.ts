/** The pictures that other sites show with a link to the front page: slogan, logo, a photo and its result. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { landing as en } from '#phrases/en/landing.ts'
import { landing as es } from '#phrases/es/landing.ts'
import { landing as ptBr } from '#phrases/pt-BR/landing.ts'
import { landing as ptPt } from '#phrases/pt-PT/landing.ts'
import type { Language } from '#phrases/shape.ts'
import { findChromium } from '#tools/find-chromium.ts'

const SIZE = { width: 1200, height: 630 } as const
const JPEG = { quality: 82, mozjpeg: true } as const
const PHOTO = join('features', 'landing', 'photos', 'petit-gateau.jpg')
/** `tools/make/landing-pictures.ts` makes it of that photo. */
const RESULT = join('features', 'landing', 'web', 'pictures', 'trades', 'confeitaria', '1.webp')
const TYPE = join('ui', 'fonts', 'bricolage-grotesque.woff2')

const LINES: Readonly<Record<Language, string>> = {
  'pt-BR': ptBr.hero.heading,
  'pt-PT': ptPt.hero.heading,
  es: es.hero.heading,
  en: en.hero.heading,
}

/** Writes `og-<language>.jpg` for each language. */
export async function makeSharePictures(folder: string): Promise<void> {
  const [type, mark, before, after] = await Promise.all([
    dataUrl(TYPE, 'font/woff2'),
    dataUrl(join('apps', 'web', 'favicon.svg'), 'image/svg+xml'),
    dataUrl(PHOTO, 'image/jpeg'),
    dataUrl(RESULT, 'image/webp'),
  ])
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: SIZE })
    for (const [language, line] of Object.entries(LINES)) {
      await page.setContent(sheet({ line, type, mark, before, after }))
      await page.evaluate('document.fonts.ready.then(() => undefined)')
      const picture = await page.screenshot()
      await writeFile(join(folder, `og-${language}.jpg`), await sharp(picture).jpeg(JPEG).toBuffer())
    }
  } finally {
    await browser.close()
  }
}

async function dataUrl(file: string, kind: string): Promise<string> {
  return `data:${kind};base64,${(await readFile(file)).toString('base64')}`
}

/** The slogan in one size for all languages, on the product's background. */
function sheet({ line, type, mark, before, after }: Record<'line' | 'type' | 'mark' | 'before' | 'after', string>): string {
  return `<!doctype html><style>
    @font-face { font-family: Bricolage; src: url(${type}); font-weight: 800 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: #ffc61a; color: #161616;
      font: 800 84px/0.94 Bricolage; letter-spacing: -0.045em }
    h1 { position: absolute; left: 64px; bottom: 64px; width: 640px; font: inherit; text-wrap: balance }
    p { position: absolute; left: 0; top: 0; height: 116px; padding: 0 40px 0 64px; display: flex; align-items: center; gap: 14px;
      border-bottom-right-radius: 28px; background: #f4f4f4; font-size: 46px; letter-spacing: -0.025em }
    p img { width: 60px }
    figure { position: absolute; padding: 12px; background: #fff; box-shadow: 0 14px 40px #0005 }
    figure img { display: block; width: 100% }
  </style>
  <p><img src="${mark}" alt="">mandou</p><h1>${line}</h1>
  <figure style="right: 60px; top: 44px; width: 436px; rotate: 1.5deg"><img src="${after}" alt=""></figure>
  <figure style="right: 400px; top: 96px; width: 330px; rotate: -4deg"><img src="${before}" alt=""></figure>`
}
