/** Time-based one-time codes (RFC 6238), as every authenticator app makes them. */
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
const STEP_SECONDS = 30
/** A code of the step before or after is accepted too: clocks of phones are not exact. */
const STEPS_OF_GRACE = 1
const PURPOSE = 'second-factor'

export interface SecondFactorDeps {
  readonly keyring: Keyring
  /**
   * The time of the world, in which authenticators live: not the product's own clock, which the sandbox moves.
   */
  readonly worldClock: Clock
  /** How the authenticator names the account. */
  readonly issuer: string
}

/** What the factor of a phone is found by. */
export function factorKey({ keyring }: Pick<SecondFactorDeps, 'keyring'>, phone: string): string {
  return keyring.sign('admin-phone', phone)
}

/** A new secret as the database keeps it. */
export function newSealedSecret({ keyring }: Pick<SecondFactorDeps, 'keyring'>): string {
  return keyring.seal(PURPOSE, new Secret({ size: SECRET_BYTES }).base32)
}

/** What an authenticator app reads, mostly as a QR code. */
export function otpauthUrl(deps: SecondFactorDeps, sealedSecret: string, label: string): string {
  return totpOf(deps, sealedSecret, label).toString()
}

/** The time step that a code belongs to; undefined for a code of no step near now. */
export function stepOfCode(deps: SecondFactorDeps, sealedSecret: string, code: string): number | undefined {
  const totp = totpOf(deps, sealedSecret)
  const timestamp = deps.worldClock.now().getTime()
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: STEPS_OF_GRACE })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

function totpOf({ keyring, issuer }: SecondFactorDeps, sealedSecret: string, label = ''): TOTP {
  const secret = Secret.fromBase32(keyring.open(PURPOSE, sealedSecret))
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })
}
