/** Compares the statements of `docs/security.md` about signing in with the code's default configuration. */
import { expect, test } from 'vitest'
import { ADMIN_IDLE_MINUTES, ADMIN_TOKEN_HOURS } from '#features/admin/contract.ts'
import { CODE_LIFETIME_MS } from '#features/sign-in/server/codes/issue-code.ts'
import { MAX_WRONG_TRIES } from '#features/sign-in/server/codes/check-code.ts'
import { MAX_WRONG_TRIES_PER_DAY } from '#features/sign-in/server/codes/phone-guard.ts'
import { ADDRESS_SHARE_OF_AREA } from '#features/sign-in/server/codes/send-limits.ts'
import { LONGEST_SESSION_MS, SESSION_LIFETIME_MS } from '#features/sign-in/server/sessions/session-cookie.ts'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { loadEnv } from '#platform/env.ts'
import { LONGEST_LOCK_MS } from '#platform/guess-lock.ts'
import { rowsUnder } from './security-page.ts'

test('the limits of access are those of the code', () => {
  const { codeLimits } = loadEnv({})
  const limits: Readonly<Record<string, string>> = {
    'life of a code by SMS': `${CODE_LIFETIME_MS / MINUTE} minutes`,
    'wrong tries that end a code': String(MAX_WRONG_TRIES),
    'wrong tries in a day that lock a phone': String(MAX_WRONG_TRIES_PER_DAY),
    'longest lock': `${LONGEST_LOCK_MS / HOUR} hours`,
    'messages of sign-in in a day': String(codeLimits.perDay),
    'codes, and wrong tries, of an address in an hour': String(codeLimits.perAddress),
    'codes to a block of ten thousand numbers in an hour': String(codeLimits.perBlock),
    'messages with which an area code begins': String(codeLimits.perArea),
    'unused codes of an address in an area in an hour': String(codeLimits.perArea * ADDRESS_SHARE_OF_AREA),
    'life of a session that is not used': `${SESSION_LIFETIME_MS / DAY} days`,
    'longest life of a session': `${LONGEST_SESSION_MS / DAY} days`,
    'life of the panel’s token': `${ADMIN_TOKEN_HOURS} hours`,
    'and unused': `${ADMIN_IDLE_MINUTES} minutes`,
  }
  expect(Object.fromEntries(rowsUnder('Limits of access'))).toEqual(limits)
})
