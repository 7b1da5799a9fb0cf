/** The whole product for browser stories: started as `npm start` does, on free ports, with a folder of its own. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

/** Has the plan without a card in every story. */
export const COURTESY_PHONE = '+5511987654321'
const START_WITHIN_MS = 120_000

export interface Product {
  readonly url: string
  readonly sandboxUrl: string
  /** The newest code that was sent to a phone, as its owner reads it. */
  readonly readCode: (phone: string) => Promise<string>
  /** Moves the clock of every process. */
  readonly advance: (seconds: number) => Promise<void>
}

/** `product` runs once for all stories; `page` fails its story when the page reports an error. */
export const test = base.extend<{ watchErrors: void }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs out of the pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'mandou-e2e-'))
      const running = start(dataDir)
      try {
        await use(await whenReady(running))
      } finally {
        await stop(running)
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  watchErrors: [
    async ({ context }, use) => {
      const errors: string[] = []
      context.on('weberror', (event) => errors.push(event.error().message))
      context.on('console', (message) => {
        // a refusal is an answer with an error status, which the browser logs by itself
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
      })
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in through the screen, as a person does, and waits for the studio. */
export async function signIn(page: Page, product: Product, phone: string = COURTESY_PHONE): Promise<void> {
  await page.goto('/auth')
  await askForCode(page, phone)
  await page.getByLabel('Código de 6 dígitos').fill(await product.readCode(phone))
  await page.getByRole('button', { name: 'Verificar' }).click()
  await page.waitForURL('**/studio')
}

/** The first step, up to the boxes for the code. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Celular com DDD').fill(phone)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused()
}

function start(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['--import', './platform/quick-imports.ts', join('apps', 'start.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: '0', SANDBOX: 'on', COURTESY_PHONES: COURTESY_PHONE },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Reads the addresses out of what a successful start prints, and lets it go on printing. */
function whenReady(running: ChildProcess): Promise<Product> {
  return new Promise((resolve, reject) => {
    let said = ''
    running.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString()
      const [, url, sandboxUrl] = /^ *Address +(http\S+)[^]*^ *Sandbox +(http\S+)[^]*Ctrl-C/m.exec(said) ?? []
      if (url !== undefined && sandboxUrl !== undefined) resolve(productAt(url, sandboxUrl))
    })
    running.once('exit', () => reject(new Error(`The product ended before it was ready:\n${said}`)))
  })
}

function productAt(url: string, sandboxUrl: string): Product {
  return {
    url,
    sandboxUrl,
    readCode: async (phone) => {
      const answer = await fetch(`${sandboxUrl}/control/sms?to=${encodeURIComponent(phone)}`)
      const { messages } = (await answer.json()) as { messages: { body: string }[] } // as: the sandbox's documented answer
      const code = /\b\d{6}\b/.exec(messages[0]?.body ?? '')?.[0]
      if (code === undefined) throw new Error(`No code was sent to ${phone}`)
      return code
    },
    advance: async (seconds) => {
      await fetch(`${sandboxUrl}/control/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advance_seconds: seconds }),
      })
    },
  }
}

async function stop(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null) return
  running.kill('SIGTERM')
  await once(running, 'exit')
}
