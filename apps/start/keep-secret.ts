import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '#platform/crypto.ts'
import { hasErrorCode } from '#platform/has-error-code.ts'
import { StartFault } from './start-fault.ts'

/** What is lost with each of them. */
const SECRETS = {
  /** The key of sessions and signatures. */
  secret: 'all members sign in again then',
  /** Draws the sandbox's credentials. */
  'sandbox-secret': 'the sandbox gets other credentials then',
} as const

/**
 * A secret, made on the first start and kept beside the data.
 * @returns 64 hexadecimal digits
 */
export function keepSecret(dataDir: string, name: keyof typeof SECRETS): string {
  const path = join(dataDir, name)
  const kept = readIfThere(path)
  if (kept === undefined) return makeSecret(path)
  if (!/^[0-9a-f]{64}$/.test(kept)) {
    throw new StartFault(
      `${path} does not hold 64 hexadecimal digits. Put the old key back, or remove the file: ${SECRETS[name]}.`,
    )
  }
  return kept
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Written to a temporary file and renamed, so that a crash never leaves half a key. */
function makeSecret(path: string): string {
  const secret = newSecret()
  writeFileSync(`${path}.new`, `${secret}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return secret
}
