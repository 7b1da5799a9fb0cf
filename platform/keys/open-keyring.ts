/** The keyring of a process: its secrets from the configuration, the key of keyed hashes from the database. */
import { eq } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import { createKeyring, type Keyring, newSecret, type Secrets } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import { hashKey } from './schema.ts'

const ROW = 1
const PURPOSE = 'hash-key'

/** `APP_SECRET` is not the one that this database was used with. The message is for the operator who starts the product. */
export class UnknownSecretFault extends Error {
  constructor(cause: unknown) {
    super(
      'APP_SECRET does not open what is sealed in this database. Put the secret that it had before into FORMER_APP_SECRETS (docs/runbook.md).',
      { cause },
    )
    this.name = 'UnknownSecretFault'
  }
}

/**
 * Makes the key of keyed hashes at the first start, and seals it again when `APP_SECRET` was rotated.
 * @throws UnknownSecretFault before anything is written
 */
export async function openKeyring(
  { db, clock, log }: { readonly db: Database; readonly clock: Clock; readonly log: Log },
  secrets: Omit<Secrets, 'hashSecret'>,
): Promise<Keyring> {
  const keyring = createKeyring(secrets)
  await db
    .insert(hashKey)
    .values({ id: ROW, sealedKey: keyring.seal(PURPOSE, newSecret()), madeAt: clock.now() })
    .onConflictDoNothing()
  const sealed = await getSealedKey(db)
  const hashSecret = openKey(keyring, sealed)
  if (!sealed.startsWith(keyring.sealedPrefix)) {
    const anew = keyring.seal(PURPOSE, hashSecret)
    await db.update(hashKey).set({ sealedKey: anew }).where(eq(hashKey.sealedKey, sealed))
    log.info('the key of keyed hashes is sealed under APP_SECRET now')
  }
  return createKeyring({ ...secrets, hashSecret })
}

async function getSealedKey(db: Database): Promise<string> {
  const [row] = await db.select({ sealedKey: hashKey.sealedKey }).from(hashKey)
  if (!row) throw new Error('the row of hash_key went away during the start')
  return row.sealedKey
}

function openKey(keyring: Keyring, sealed: string): string {
  try {
    return keyring.open(PURPOSE, sealed)
  } catch (error) {
    throw new UnknownSecretFault(error)
  }
}
