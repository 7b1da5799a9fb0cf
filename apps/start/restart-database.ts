import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/postgres/start-embedded.ts'
import { CLEAN_RECORD, pauseAfter, recordAfter, type RestartLimits } from './restart-policy.ts'
import { StartFault } from './start-fault.ts'

export interface DatabaseCare {
  /** The database's own directory. */
  readonly dataDir: string
  /** For tests: no waiting for the disk. */
  readonly isDisposable?: boolean
  readonly say: (line: string) => void
  readonly restartLimits: RestartLimits
  /** Called when it cannot be restarted: everything should end. */
  readonly onGivenUp: (fault: StartFault) => void
}

/** The embedded database, restarted when it ends by itself. Its address stays the same, so the children simply reconnect. */
export interface RestartedDatabase {
  readonly url: string
  /** Requests the end at once and waits for it. */
  readonly stop: () => Promise<void>
}

/** @throws PostgresFault when the first start fails */
export async function restartDatabase(care: DatabaseCare): Promise<RestartedDatabase> {
  let server = await startEmbeddedPostgres(embeddedOptions(care))
  const { url } = server
  const stopping = new AbortController()

  const keep = async (): Promise<void> => {
    const stopAsked = once(stopping.signal, 'abort')
    let record = CLEAN_RECORD
    while (!stopping.signal.aborted) {
      const startedAt = performance.now()
      await Promise.race([server.ended, stopAsked])
      if (stopping.signal.aborted) return
      record = recordAfter(record, { wasReady: true, aliveMs: performance.now() - startedAt }, care.restartLimits)
      const pauseMs = pauseAfter(record, care.restartLimits)
      care.say(`The database ended unexpectedly. Starting it again in ${pauseMs / 1000} s.`)
      await Promise.race([wait(pauseMs), stopAsked])
      if (stopping.signal.aborted) return
      server = await restart(care, server)
      care.say('The database is back.')
    }
    await server.stop() // the stop was requested during a restart
  }
  const kept = keep().catch((error: unknown) => care.onGivenUp(faultOf(error)))

  return {
    url,
    stop: async () => {
      stopping.abort()
      await server.stop()
      await kept
    },
  }
}

function embeddedOptions({ dataDir, isDisposable = false }: DatabaseCare) {
  return { dataDir, isDisposable }
}

async function restart(care: DatabaseCare, before: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ ...embeddedOptions(care), preferredPort: before.port })
  if (server.url === before.url) return server
  await server.stop()
  throw new StartFault('another program took its port meanwhile')
}

function faultOf(error: unknown): StartFault {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartFault(`The database cannot be restarted: ${reason}`, { cause: error })
}
