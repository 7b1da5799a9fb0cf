/** The life of a product process: it reports when it is ready, and ends on request or when its supervisor is gone. */
import type { Log } from '#platform/log.ts'
import { stopEndingWhileLoading } from './end-while-loading.ts'

/**
 * The process that asked us to end kills us after fifteen seconds, and on a busy machine a timer is late. Unfinished work is in
 * the database and continues elsewhere.
 */
const END_WITHIN_MS = 12_000

/** Runs `start`, then waits for a signal; `start` returns the function that stops. A failure ends the process with code 1, also one to stop. */
export async function runProcess(log: Log, start: () => Promise<() => Promise<void>>): Promise<void> {
  // only this account may read photos, cutouts and what libraries write beside them; threads and child processes inherit the mask
  process.umask(0o077)
  let stop: (() => Promise<void>) | undefined
  let isEnding = false
  const end = async (why: string) => {
    if (isEnding) return
    isEnding = true
    log.info({ why }, 'ending')
    setTimeout(() => {
      log.error('the shutdown took too long')
      process.exit(1)
    }, END_WITHIN_MS).unref()
    try {
      await stop?.()
    } catch (error) {
      log.error({ err: error }, 'the shutdown failed')
      process.exit(1)
    }
    process.exit(0)
  }
  stopEndingWhileLoading()
  process.once('SIGTERM', () => void end('asked to'))
  process.once('SIGINT', () => void end('asked to'))
  // the supervisor's channel closes even when it was killed; no process is left to stop us later
  process.once('disconnect', () => void end('the supervisor is gone'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'))
  // Node's own output would bypass the log, and with it the log's removal of personal data
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error')
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
