/** The product's server alone, in a process that can be killed. */
import type { AddressInfo } from 'node:net'
import { openEngine } from '#apps/open-engine.ts'
import { composeCore } from '#apps/compose.ts'
import { serveProduct } from '#apps/serve-product.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'

const env = loadEnv(readVariables())
const core = await composeCore(env, { log: createLog('silent', 'bench'), part: 'server' })
const app = await serveProduct({ core, engine: openEngine(env, core.log) })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo // as: it listens on TCP
process.send?.(`http://127.0.0.1:${port}`)
