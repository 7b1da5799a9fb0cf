/** The programs of other projects that the drill uses. As root on Debian it installs what is missing; else it says what it does without. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isSwiftInstalled, SWIFT_PACKAGES } from '#providers/files/s3/swift.test-support.ts'
import { hasDebianPostgres } from './debian-postgres.ts'

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
const DEBIAN = '/usr/bin/apt-get'
const INSTALL_WITHIN_MS = 300_000
const FAKETIME = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].map(
  (place) => `${place}/faketime/libfaketimeMT.so.1`,
)

export interface Programs {
  readonly haproxy: string | undefined
  readonly pgbouncer: string | undefined
  /** A library that makes a process take another time for the present. */
  readonly faketime: string | undefined
  /** Whether OpenStack Swift stores the files: it was asked for, and is here. */
  readonly swift: boolean
  /** Packages that are not here and could not be installed. */
  readonly missing: readonly string[]
}

interface Wish {
  readonly mayInstall: boolean
  readonly isSwiftWanted?: boolean
}

export function findPrograms({ mayInstall, isSwiftWanted = false }: Wish): Programs {
  const missing = listMissing(isSwiftWanted)
  if (missing.length > 0 && mayInstall && process.getuid?.() === 0 && existsSync(DEBIAN)) install(missing)
  return {
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    faketime: findFaketime(),
    swift: isSwiftWanted && isSwiftInstalled(),
    missing: listMissing(isSwiftWanted),
  }
}

function listMissing(isSwiftWanted: boolean): readonly string[] {
  return [
    ...(['haproxy', 'pgbouncer'] as const).filter((name) => find(name) === undefined),
    ...(hasDebianPostgres() ? [] : ['postgresql-15']),
    ...(findFaketime() === undefined ? ['faketime'] : []),
    ...(isSwiftWanted && !isSwiftInstalled() ? SWIFT_PACKAGES : []),
  ]
}

function findFaketime(): string | undefined {
  return FAKETIME.find((path) => existsSync(path))
}

function find(name: string): string | undefined {
  return PLACES.map((place) => `${place}/${name}`).find((path) => existsSync(path))
}

/** Only the programs: Debian would start each as a service of the machine, which the drill neither needs nor wants. */
function install(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options = { env, timeout: INSTALL_WITHIN_MS }
  spawnSync(DEBIAN, ['update', '-q'], options)
  spawnSync(DEBIAN, ['install', '-qy', '--no-install-recommends', ...names], options)
}
