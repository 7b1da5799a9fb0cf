/**
 * The minimum that a process of the product needs to start in a spec. It reaches no provider unless the spec gives a sandbox of
 * its own.
 */
import { randomBytes } from 'node:crypto'
import { CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { sandboxEnvironment } from '#sandbox/credentials.ts'

export function variablesForTests(variables: Readonly<Record<string, string>>): Record<string, string> {
  return {
    SANDBOX: 'on',
    APP_SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
    ...sandboxEnvironment('http://127.0.0.1:9', CREDENTIALS),
    ...variables,
  }
}
