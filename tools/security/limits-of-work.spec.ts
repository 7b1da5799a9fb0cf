/** Compares the statements of `docs/security.md` about work, money and storage with the code's default configuration. */
import { expect, test } from 'vitest'
import { JSON_LIMIT_BYTES } from '#apps/build-app.ts'
import { MAX_STROKES_MS } from '#engine/cutout/correct-cutout.ts'
import { MAX_MEGAPIXELS, MAX_PIXELS } from '#engine/decode/receive-photo.ts'
import { MAX_A_DAY, MAX_REFUSED } from '#features/payments/server/cards/card-attempts.ts'
import { MAX_UPLOAD_BYTES } from '#features/photo-edits/contract.ts'
import { KEPT_PREVIEWS, MAX_STORED_BYTES, MAX_STORED_WITHOUT_PLAN_BYTES } from '#features/photo-edits/server/stored-space.ts'
import { ORDERS_PER_HOUR } from '#features/photo-edits/server/edits/orders-an-hour.ts'
import { DRAINED_IN_MS, MAX_USED_MS } from '#features/photo-edits/server/upload-account.ts'
import { UPLOADS_PER_DAY } from '#features/photo-edits/server/uploads-a-day.ts'
import { STORAGE_DAYS } from '#features/photo-edits/storage-days.ts'
import { EXPORTS_PER_DAY } from '#features/privacy/contract.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { loadEnv } from '#platform/env.ts'
import { rowsUnder } from './security-page.ts'

test('the limits of work are those of the code', () => {
  const { captionsPerDay, activityDays } = loadEnv({})
  const limits: Readonly<Record<string, string>> = {
    'size of a call’s body': `${JSON_LIMIT_BYTES / 1024} KiB`,
    'size of a photo': `${MAX_UPLOAD_BYTES / 1_000_000} MB`,
    'pixels of a photo': `${MAX_PIXELS / 1_000_000} million, for cameras of ${MAX_MEGAPIXELS}`,
    'photos of a member in a day': String(UPLOADS_PER_DAY),
    'processor time for the photos of a member': `${MAX_USED_MS / SECOND} s, free again after ${DRAINED_IN_MS / HOUR} h`,
    'processor time for the corrections of one cutout': `${MAX_STROKES_MS / SECOND} s`,
    'photos of a member with a plan, stored with previews and cutouts': `${MAX_STORED_BYTES / 1_000_000} MB`,
    'photos of a member without a plan, likewise': `${MAX_STORED_WITHOUT_PLAN_BYTES / 1_000_000} MB`,
    'kept previews of a corrected cutout': String(KEPT_PREVIEWS),
    'orders of a member in an hour': String(ORDERS_PER_HOUR),
    'captions alone of a member in a day': String(captionsPerDay),
    'copies of one’s data in a day': String(EXPORTS_PER_DAY),
    'refused cards of a member in an hour': String(MAX_REFUSED.member),
    'refused cards of an address in an hour': String(MAX_REFUSED.address),
    'calls with a card of a member in a day': String(MAX_A_DAY),
    'keeping of originals': `${STORAGE_DAYS.originals} days`,
    'keeping of results': `${STORAGE_DAYS.results} days`,
    'keeping of the activity log': `${activityDays} days`,
  }
  expect(Object.fromEntries(rowsUnder('Limits of work'))).toEqual(limits)
})
