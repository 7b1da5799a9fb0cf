import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '#platform/crypto.ts'
import { hasErrorCode } from '#platform/has-error-code.ts'
import { StartFault } from './start-fault.ts'

/** What is lost with each of them. */
const SECRETS = {
  /** The key of sessions and signatures. */
  secret: 'but without it the product does not open what it sealed',
  /** Draws the sandbox's credentials. */
  'sandbox-secret': 'the sandbox gets other credentials then',
} as const

const FORMER = 'former-secrets'

/** Every file of this module, with those that a crash may leave half written. */
export const SECRET_FILES: readonly string[] = [...Object.keys(SECRETS), FORMER].flatMap((name) => [name, `${name}.new`])

/**
 * A secret, made on the first start and kept beside the data.
 * @returns 64 hexadecimal digits
 */
export function storeSecret(dataDir: string, name: keyof typeof SECRETS): string {
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

/** The secrets that this folder had before, the newest first. */
export function listFormerSecrets(dataDir: string): readonly string[] {
  return (readIfThere(join(dataDir, FORMER)) ?? '').split('\n').filter((line) => line !== '')
}

/**
 * Gives the folder another secret at the next start, and keeps the present one beside it for what it sealed and signed. The
 * former one is written first: a crash between the two leaves the secret as it was.
 */
export function rotateSecret(dataDir: string): void {
  const present = storeSecret(dataDir, 'secret')
  const former = listFormerSecrets(dataDir).filter((secret) => secret !== present)
  replaceFile(join(dataDir, FORMER), [present, ...former].join('\n'))
  replaceFile(join(dataDir, 'secret'), newSecret())
}

function makeSecret(path: string): string {
  const secret = newSecret()
  replaceFile(path, secret)
  return secret
}

/** Written to a temporary file and renamed, so that a crash never leaves half a key. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, `${text}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
