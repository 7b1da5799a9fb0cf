import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The account that the server runs as. PostgreSQL refuses to run as root, so root uses another account for it. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** The account that every Unix has for programs that should own nothing. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 }

/** The account for the server, or undefined when it runs as the current one. */
export function chooseAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(clusterDir) ?? findAccount('postgres') ?? findAccount('nobody') ?? NOBODY
}

function ownerOf(clusterDir: string): Account | undefined {
  const found = statSync(join(clusterDir, 'PG_VERSION'), { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function findAccount(name: string): Account | undefined {
  const fields = readAccounts()
    .split('\n')
    .map((line) => line.split(':'))
    .find(([account]) => account === name)
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined
}

function readAccounts(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8')
  } catch {
    return ''
  }
}
