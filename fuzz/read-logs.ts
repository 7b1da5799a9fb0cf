/** Searches the logs of all processes for errors that should never happen, and for data that should never be written. */
import { createReadStream, globSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { createSecretSearch } from './leaks.ts'

export interface LogFindings {
  readonly lines: number
  /** The findings, with the first line of each. */
  readonly found: ReadonlyMap<string, string>
}

const NEVER = [
  ['an unhandled promise rejection', /unhandled promise rejection|UnhandledPromiseRejection/i],
  ['an uncaught error', /uncaught error|Uncaught/],
  ['an abort', /SIGABRT|core dumped|FATAL ERROR|heap out of memory/],
  ['a warning of Node', /MaxListenersExceededWarning/],
] as const

/** @param secrets texts that are personal or open something; short ones are left out, since they occur by chance */
export async function readLogs(dataDir: string, secrets: ReadonlySet<string>): Promise<LogFindings> {
  const found = new Map<string, string>()
  const findSecret = createSecretSearch(secrets)
  const keep = (name: string | undefined, line: string) => {
    if (name !== undefined && !found.has(name)) found.set(name, line.slice(0, 600))
  }
  let lines = 0
  const paths = globSync(join(dataDir, 'logs', '*.log*')).filter((path) => !path.includes('sandbox.log'))
  for (const path of paths)
    for await (const line of createInterface({ input: createReadStream(path) })) {
      lines += 1
      keep(NEVER.find(([, pattern]) => pattern.test(line))?.[0], line)
      keep(secretIn(line, findSecret), line)
    }
  return { lines, found }
}

function secretIn(line: string, findSecret: (line: string) => string | undefined): string | undefined {
  const secret = findSecret(line)
  return secret === undefined ? undefined : `in the log: ${secret.slice(0, 6)}…`
}
