/** How a process of the product lives: it says when it is ready, ends when asked or when its supervisor is gone. */
import type { Log } from '#platform/log.ts'

/** Whoever asked us to end kills us after fifteen seconds. What is not ended by then is in the database, and goes on elsewhere. */
const END_WITHIN_MS = 12_000

/** Runs `start`, then waits for a signal; `start` returns the way to stop. A failure ends the process with code 1. */
export async function runProcess(log: Log, start: () => Promise<() => Promise<void>>): Promise<void> {
  // photos, cutouts and what libraries write beside them are for this account alone; threads and child processes inherit it
  process.umask(0o077)
  let stop: (() => Promise<void>) | undefined
  let isEnding = false
  const end = async (why: string) => {
    if (isEnding) return
    isEnding = true
    log.info({ why }, 'ending')
    setTimeout(() => {
      log.error('the end took too long')
      process.exit(0)
    }, END_WITHIN_MS).unref()
    try {
      await stop?.()
    } catch (error) {
      log.error({ err: error }, 'the end was not clean')
    }
    process.exit(0)
  }
  process.once('SIGTERM', () => void end('asked to'))
  process.once('SIGINT', () => void end('asked to'))
  // the supervisor's channel breaks even when it was killed: nobody is left to stop us later
  process.once('disconnect', () => void end('the supervisor is gone'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed and nobody looked'))
  // what Node would print by itself goes past the log, and so past what the log cuts out
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught')
    process.exit(1)
  })

  try {
    stop = await start()
    process.send?.('ready')
  } catch (error) {
    log.fatal({ err: error }, 'could not start')
    process.exit(1)
  }
}
