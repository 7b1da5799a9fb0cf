/**
 * Measures what the pages cost their visitors: `npm run bench:web`. Lighthouse as a phone on a slow network (simulated), the median
 * of five runs of each page on a product of its own. Targets stand beside what was found and fail nothing: machines are
 * noisy. Lighthouse weighs more than all else that the project needs, so it is fetched when it is first asked for.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '#tools/find-chromium.ts'
import { COURTESY_PHONE, type RunningProduct, runProduct } from '#tools/run-product.ts'
import { median } from './median.ts'

const run = promisify(execFile)

const LIGHTHOUSE = '13.5.0'
const FOLDER = join('.cache', 'lighthouse')
const RUNS = Number(process.argv[2] ?? 5)
const KIBIBYTE = 1024
const REPORT_BYTES = 100_000_000
const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const DAY_SECONDS = 86_400
const PORT_PAUSE_MS = 100
const PORT_TRIES = 300

interface Target {
  readonly page: string
  readonly path: string
  readonly isForMembers?: boolean
  readonly performance: number
  readonly scriptKib?: number
}

const TARGETS: readonly Target[] = [
  { page: '/ pt-BR', path: '/', performance: 100, scriptKib: 5 },
  { page: '/ en', path: '/?lang=en', performance: 100, scriptKib: 5 },
  { page: '/?para=unhas', path: '/?para=unhas', performance: 100, scriptKib: 5 },
  { page: '/?para=dentista en', path: '/?para=dentista&lang=en', performance: 100, scriptKib: 5 },
  { page: '/auth', path: '/auth', performance: 95, scriptKib: 165 },
  { page: '/checkout', path: '/checkout?plan=MONTHLY', isForMembers: true, performance: 95 },
  { page: '/account', path: '/account', isForMembers: true, performance: 95 },
  { page: '/studio', path: '/studio', isForMembers: true, performance: 95 },
]
/** Targets of the front page: seconds to the largest paint, and the bytes that it loads by itself without its videos. */
const LCP_S = 1.2
const LOADED_KIB = 195

/** The parts of a Lighthouse report that count here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
}
interface Audit {
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly Request[] }
}
interface Request {
  readonly resourceType?: string
  readonly transferSize?: number
}

const chromePath = await findChromium()
const lighthouse = await fetchLighthouse()
const product = await runProductBehind()
const profiles = await mkdtemp(join(tmpdir(), 'mandou-lighthouse-'))
try {
  const visitor = await makeProfile('visitor', ['lng=pt-BR'])
  const member = await makeProfile('member', ['lng=pt-BR', await signIn(product)])
  const rows: Record<string, string>[] = []
  for (const target of TARGETS) {
    const reports: Report[] = []
    // one at a time: two would slow each other down
    for (let round = 0; round < RUNS; round += 1) reports.push(await measure(target, target.isForMembers ? member : visitor))
    const row = rowOf(target, reports)
    rows.push(row)
    console.log(line(Object.values(row)))
  }
  console.log(`\n${tableOf(rows)}`)
  console.log(`\nTargets: / 100 in all four, LCP ≤ ${LCP_S} s, CLS 0, ≤ ${LOADED_KIB} KiB; elsewhere ≥ 95 and three times 100.`)
} finally {
  await product.stop()
  await rm(profiles, { recursive: true, force: true })
}

/**
 * A visitor's phone has its processor for itself. Here it shares this machine's with servers and database: those get what it leaves,
 * or what they do for other parts of the screen would count as work of the page.
 */
async function runProductBehind(): Promise<RunningProduct> {
  setPriority(constants.priority.PRIORITY_LOW)
  try {
    return await runProduct()
  } finally {
    try {
      setPriority(constants.priority.PRIORITY_NORMAL)
    } catch {
      // where the priority cannot be restored, everything stays as it was
    }
  }
}

/** @returns the path of its command */
async function fetchLighthouse(): Promise<string> {
  const installed = join(FOLDER, 'node_modules', 'lighthouse')
  const found = await readFile(join(installed, 'package.json'), 'utf8').catch(() => '')
  if (!found.includes(`"version": "${LIGHTHOUSE}"`)) {
    console.log(`Fetching Lighthouse ${LIGHTHOUSE} into ${FOLDER}`)
    await mkdir(FOLDER, { recursive: true })
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
    await run('npm', ['install', '--prefix', FOLDER, ...options, `lighthouse@${LIGHTHOUSE}`])
  }
  return join(installed, 'cli', 'index.js')
}

async function signIn({ url, readCode }: RunningProduct): Promise<string> {
  await post(`${url}/api/otp/send`, { phone: COURTESY_PHONE })
  const answer = await post(`${url}/api/otp/verify`, { phone: COURTESY_PHONE, code: await readCode(COURTESY_PHONE) })
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** Makes a browser profile with these cookies. Lighthouse's own header would be dropped once the page sets a cookie. */
async function makeProfile(name: string, cookies: readonly string[]): Promise<string> {
  const profile = join(profiles, name)
  const browser = await chromium.launchPersistentContext(profile, { executablePath: chromePath, args: BROWSER_FLAGS })
  const expires = Date.now() / 1000 + DAY_SECONDS
  const pairs = cookies.map((cookie) => cookie.split('=', 2))
  await browser.addCookies(pairs.map(([key = '', value = '']) => ({ name: key, value, url: product.url, expires })))
  await browser.close()
  return profile
}

/** Lighthouse sometimes loses a trace, and must be run again. */
async function measure(target: Target, profile: string, triesLeft = 2): Promise<Report> {
  try {
    return await runLighthouse(target, profile)
  } catch (error) {
    if (triesLeft === 0) throw error
    return measure(target, profile, triesLeft - 1)
  }
}

async function runLighthouse({ path }: Target, profile: string): Promise<Report> {
  const browser = await openBrowser(profile)
  try {
    const flags = ['--output=json', '--quiet', '--only-categories=performance,accessibility,best-practices,seo']
    const measuring = run(process.execPath, [lighthouse, `${product.url}${path}`, `--port=${browser.port}`, ...flags], {
      maxBuffer: REPORT_BYTES,
    })
    // Lighthouse's own process must not count either
    setPriority(measuring.child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
    return JSON.parse((await measuring).stdout) as Report // as: what Lighthouse documents of its reports
  } finally {
    await browser.close()
  }
}

interface MeasuredBrowser {
  readonly port: string
  readonly close: () => Promise<void>
}

/** Started apart from Lighthouse, which would pass its own priority on to it. @throws when it does not come up */
async function openBrowser(profile: string): Promise<MeasuredBrowser> {
  const portFile = join(profile, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const flags = ['--headless=new', ...BROWSER_FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0']
  const browser = spawn(chromePath, [...flags, 'about:blank'], { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  const close = async () => {
    browser.kill()
    await ended
  }
  for (let tries = 0; tries < PORT_TRIES; tries += 1) {
    const [port = ''] = (await readFile(portFile, 'utf8').catch(() => '')).split('\n')
    if (port !== '') return { port, close }
    await pause(PORT_PAUSE_MS)
  }
  await close()
  throw new Error('The browser did not say where it listens')
}

function rowOf({ page, performance, scriptKib }: Target, reports: readonly Report[]): Record<string, string> {
  const score = (category: string) => Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100)
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return {
    page,
    performance: `${score('performance')} (${performance})`,
    access: String(score('accessibility')),
    practices: String(score('best-practices')),
    search: String(score('seo')),
    'LCP s': (value('largest-contentful-paint') / 1000).toFixed(2),
    'TBT ms': value('total-blocking-time').toFixed(0),
    CLS: value('cumulative-layout-shift').toFixed(3),
    'script KiB': `${kibibytes(reports, ({ resourceType }) => resourceType === 'Script')}${scriptKib === undefined ? '' : ` (${scriptKib})`}`,
    'loaded KiB': kibibytes(reports, ({ resourceType }) => resourceType !== 'Media'),
  }
}

/** Compressed sizes, as transferred. */
function kibibytes(reports: readonly Report[], counts: (request: Request) => boolean): string {
  const sums = reports.map(({ audits }) => {
    const requests = audits['network-requests']?.details?.items ?? []
    return requests.filter(counts).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  })
  return (median(sums) / KIBIBYTE).toFixed(1)
}

/** A Markdown table for `docs/benchmarks.md`. */
function tableOf(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(columns.map((name) => row[name] ?? '')))].join(
    '\n',
  )
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
