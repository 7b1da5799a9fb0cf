/** A browser for the browser stories and pictures. `npm start` needs none of it. */
import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const run = promisify(execFile)

const USUAL_PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/**
 * The path of a Chrome or Chromium: the one that CHROME_PATH names, one in the usual places or of an earlier download, else one
 * that is installed now: Debian's package when we are root, or Playwright's own download.
 * @throws Error when CHROME_PATH names no program, or nothing can be installed
 */
export async function findChromium(): Promise<string> {
  return (await findNamed()) ?? (await findInstalled()) ?? (await installPackage('chromium')) ?? (await download())
}

/** Chromium without windows and tabs, which opens a page in half the time. A separate package in Debian. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Like `findChromium`, but prefers the shell where there is one or no browser yet: for stories, which open many pages.
 * @throws as `findChromium`
 */
export async function findChromiumShell(): Promise<string> {
  const named = await findNamed()
  if (named !== undefined) return named
  if (await isProgram(SHELL)) return SHELL
  const installed = await findInstalled()
  if (installed !== undefined) return installed
  await installPackage('chromium-headless-shell')
  return (await isProgram(SHELL)) ? SHELL : await findChromium()
}

async function findNamed(): Promise<string | undefined> {
  const named = process.env['CHROME_PATH']
  if (!named) return undefined
  if (await isProgram(named)) return named
  throw new Error(`CHROME_PATH names no program: ${named}`)
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of [...(USUAL_PLACES[process.platform] ?? []), chromium.executablePath()]) {
    if (await isProgram(path)) return path
  }
  return undefined
}

/** Debian's own package includes the libraries that a downloaded browser lacks on a bare machine. */
async function installPackage(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await isProgram('/usr/bin/apt-get'))) return undefined
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 32_000_000 }
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  try {
    // a machine with an old or empty package list needs a new one first
    await install().catch(() => run('apt-get', ['update', '-qq'], options).then(install))
  } catch {
    return undefined
  }
  return await findInstalled()
}

async function download(): Promise<string> {
  await run(process.execPath, [
    join('node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    'chromium-headless-shell',
    'chromium',
  ])
  const path = chromium.executablePath()
  if (await isProgram(path)) return path
  throw new Error('No browser was found or could be installed. Install Chrome or Chromium, or set CHROME_PATH.')
}

async function isProgram(path: string): Promise<boolean> {
  return await access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
