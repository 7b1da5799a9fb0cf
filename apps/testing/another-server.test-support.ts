import type { FastifyInstance } from 'fastify'
import { openEngine } from '../open-engine.ts'
import { composeCore, type Core } from '../compose.ts'
import type { TestProduct } from './product.test-support.ts'
import { serveProduct } from '../serve-product.ts'

export interface AnotherServer {
  readonly app: FastifyInstance
  readonly core: Core
  readonly close: () => Promise<void>
}

/** A second server over the database of a test product. Like another process, it shares nothing else with it. */
export async function startAnotherServer({ core: { env, log }, clocks }: TestProduct): Promise<AnotherServer> {
  const core = await composeCore(env, { log, part: 'server' })
  const engine = openEngine(env, log)
  const app = await serveProduct({ core, engine })
  await app.ready()
  clocks.add(core.clock)
  return {
    app,
    core,
    close: async () => {
      clocks.delete(core.clock)
      await app.close()
      await engine.close()
      await core.close()
    },
  }
}
