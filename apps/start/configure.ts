import { resolve } from 'node:path'
import { loadEnv, type Env } from '#platform/env.ts'
import { choosePorts } from './choose-ports.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** A checked configuration, and the same as variables for the children. */
export interface Configuration {
  readonly env: Env
  readonly variables: Variables
  /** Absolute, because the children may have other working directories. */
  readonly dataDir: string
}

/** Numbers to try the sandbox with; no message for them ever leaves this machine. */
const SAMPLE_PHONES: Variables = { COURTESY_PHONES: '+5511987654321', ADMIN_PHONES: '+5511912345678' }

/**
 * Chooses what the person left open: ports, and in sandbox mode two phones to try.
 * @throws ConfigurationError or StartFault
 */
export async function configure(given: Variables): Promise<Configuration> {
  const asked = loadEnv(given)
  const ports = await choosePorts({ PORT: asked.port, ...(asked.isSandbox ? { SANDBOX_PORT: asked.sandboxPort } : {}) })
  const variables = {
    ...given,
    ...(asked.isSandbox ? samplePhonesFor(given) : {}),
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: resolve(asked.dataDir),
  }
  return { env: loadEnv(variables), variables, dataDir: variables.DATA_DIR }
}

function samplePhonesFor(given: Variables): Variables {
  return Object.fromEntries(Object.entries(SAMPLE_PHONES).filter(([name]) => !given[name]))
}
