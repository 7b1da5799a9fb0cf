/** The whole product behind `npm start`: embedded database, server, worker and sandbox under one supervisor. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigurationError } from '#platform/env.ts'
import { PostgresFault } from '#platform/postgres/postgres-fault.ts'
import { readVariables } from '#platform/process-variables.ts'
import { runProduct } from './start/run-product.ts'
import { StartFault } from './start/start-fault.ts'
import { watchForStop } from './start/watch-for-stop.ts'

const ROOT = dirname(import.meta.dirname)

process.umask(0o077) // the data is for this account alone; what the database's account needs is opened by name

/** Its reason is a StartFault unless the end was requested. */
const ending = new AbortController()
const killCallbacks: (() => void)[] = []

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function end(fault?: StartFault): void {
  if (ending.signal.aborted) return
  say('\nStopping…')
  ending.abort(fault)
}

/** A fault that the person can fix is explained in its own words; anything else is our bug and prints its stack. */
function explain(error: unknown): string {
  const isForThePerson = [StartFault, PostgresFault, ConfigurationError].some((kind) => error instanceof kind)
  if (isForThePerson && error instanceof Error) return error.message
  return error instanceof Error && error.stack !== undefined ? error.stack : String(error)
}

// whoever read the output is gone: unheard, the fault would end us before the database is stopped
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => end())

watchForStop({
  onStop: () => end(),
  onKill: () => {
    for (const kill of killCallbacks) kill()
    process.exit(0)
  },
})

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
try {
  await runProduct({
    root: ROOT,
    given: readVariables(),
    say,
    ending: ending.signal,
    onGivenUp: end,
    addKillCallback: (kill) => killCallbacks.push(kill),
  })
} catch (error) {
  const cause: unknown = ending.signal.aborted ? ending.signal.reason : error
  const isAskedFor = ending.signal.aborted && !(cause instanceof StartFault)
  if (isAskedFor) say('Stopped.')
  else process.stderr.write(`\n${explain(cause)}\n`)
  process.exitCode = isAskedFor ? 0 : 1
}
process.exit() // an open channel to the parent would keep the process alive
