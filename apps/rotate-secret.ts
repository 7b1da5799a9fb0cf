/**
 * `npm run keys:rotate` gives the data folder another `APP_SECRET`, from the next `npm start` on. Nobody is signed out: what the
 * former one sealed and signed stays valid, and is sealed again within an hour.
 */
import { resolve } from 'node:path'
import { ConfigurationError, loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { rotateSecret } from './start/store-secret.ts'

const env = loadEnv(readVariables())
if (env.appSecret)
  throw new ConfigurationError(['APP_SECRET: given by the environment, so it is changed there (docs/runbook.md)'])
rotateSecret(resolve(env.dataDir))
createLog('info', 'keys').info('the next start uses another secret; the former one lies in former-secrets beside it')
