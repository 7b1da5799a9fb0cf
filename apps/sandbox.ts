/** The stand-ins of all providers, in development, tests and demonstrations. Never part of a real deployment. */
import { drawCredentials } from '#sandbox/credentials.ts'
import { startSandbox } from '#sandbox/start.ts'
import { createKeyring } from '#platform/crypto.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { required } from './vendors/required.ts'
import { runProcess } from './run-process.ts'
import { sandboxClockSecret } from './serve-sandbox-clock.ts'

const env = loadEnv(readVariables())
const log = createLog(env.logLevel, 'sandbox')

await runProcess(log, async () => {
  const sandbox = await startSandbox({
    port: env.sandboxPort,
    credentials: drawCredentials(required('SANDBOX_SECRET', env.sandboxSecret)),
    isGuarded: env.isExposedSandbox,
    productUrl: `http://localhost:${env.port}`,
    dataDir: env.dataDir,
    log,
    ...(env.appSecret ? { clockSecret: sandboxClockSecret(createKeyring({ current: env.appSecret })) } : {}),
  })
  return sandbox.close
})
