import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The account that the server runs as. PostgreSQL refuses to run as root, so root uses another account for it. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** The account that every Unix has for programs that should own nothing. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 }

/** The account for the server, or undefined when it runs as the current one. */
export async function chooseAccount(clusterDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await ownerOf(clusterDir)) ?? (await findAccount('postgres')) ?? (await findAccount('nobody')) ?? NOBODY
}

async function ownerOf(clusterDir: string): Promise<Account | undefined> {
  const found = await stat(join(clusterDir, 'PG_VERSION')).catch(() => undefined)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

async function findAccount(name: string): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([account]) => account === name)
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined
}
