/**
 * The set-up for the films: the whole product with its sandbox, a browser the size of a phone, and a new member for every film.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#tools/find-chromium.ts'
import { type RunningProduct, runProduct } from '#tools/run-product.ts'
import { SCREEN } from './film.ts'

/** A phone may not request codes in quick succession, so every film has its own member. */
const phoneOf = (place: number): string => `+5511987660${String(place).padStart(3, '0')}`

export interface Stage {
  readonly product: RunningProduct
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** @param members how many will sign in */
export async function openStage(members: number): Promise<Stage> {
  await expectEmoji()
  const phones = Array.from({ length: members }, (_, place) => phoneOf(place))
  const product = await runProduct({ COURTESY_PHONES: phones.join(',') })
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none']
  const browser = await chromium.launch({ executablePath: await findChromium(), args })
  return {
    product,
    browser,
    close: async () => {
      await browser.close()
      await product.stop()
    },
  }
}

/** Captions contain emoji. @throws Error when there is no font for them; systems other than Linux have one */
async function expectEmoji(): Promise<void> {
  if (process.platform !== 'linux') return
  const { stdout } = await promisify(execFile)('fc-list', [':lang=und-zsye'])
  if (stdout.trim() === '') throw new Error('Install a font with emoji first, such as the package fonts-noto-color-emoji')
}

export interface Player {
  /** The profession, for captions. */
  readonly occupation: string
  /** Which of the sandbox's people connects which account. */
  readonly instagram?: { readonly person: string; readonly account: RegExp }
}

/**
 * A phone's page with a signed-in member who has the plan.
 * @param place which of the members, from 0
 */
export async function enter({ product, browser }: Stage, place: number, { occupation, instagram }: Player): Promise<Page> {
  const phone = phoneOf(place)
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'pt-BR',
    colorScheme: 'light',
    viewport: { width: SCREEN.width, height: SCREEN.height },
    deviceScaleFactor: SCREEN.pixelRatio,
    isMobile: true,
    hasTouch: true,
    bypassCSP: true, // for the one style below
  })
  await context.addInitScript(STAND_STILL)
  await context.clock.install()
  const page = await context.newPage()
  await page.request.post('/api/otp/send', { data: { phone } })
  await page.request.post('/api/otp/verify', { data: { phone, code: await product.readCode(phone) } })
  await page.addInitScript(`localStorage.setItem('userPhone', '${phone}')`)
  await page.request.post('/api/user', { data: { action: 'update_profile', phone, occupation_area: occupation } })
  if (instagram) await connect(page, instagram)
  return page
}

/** The film scrolls the page itself; a caret would blink at another rate. */
const STAND_STILL = `
  const into = Element.prototype.scrollIntoView
  Element.prototype.scrollIntoView = function (options) {
    into.call(this, typeof options === 'object' ? { ...options, behavior: 'instant' } : options)
  }
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    style.textContent = '* { caret-color: transparent !important } ::-webkit-scrollbar { display: none }'
    document.head.append(style)
  })`

async function connect(page: Page, { person, account }: NonNullable<Player['instagram']>): Promise<void> {
  await page.goto('/social-connect')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Conectar Instagram' }).click(),
  ])
  await popup.getByRole('link', { name: new RegExp(`^${person}`) }).click()
  await popup.getByRole('button', { name: 'Continuar' }).click()
  await popup.getByRole('radio', { name: account }).click()
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Conectar esta conta' }).click()])
  await page.getByText('Conectado', { exact: true }).waitFor()
}
