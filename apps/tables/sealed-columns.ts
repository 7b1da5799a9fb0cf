import { ADMIN_SEALED } from '#features/admin/server/index.ts'
import { INSTAGRAM_SEALED } from '#features/instagram/server/index.ts'
import { PRIVACY_SEALED } from '#features/privacy/server/index.ts'
import { SIGN_IN_SEALED } from '#features/sign-in/server/index.ts'
import type { SealedColumn } from '#platform/keys/reseal.ts'

/** Every column whose values stay sealed for longer than a day. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...SIGN_IN_SEALED,
  ...ADMIN_SEALED,
  ...INSTAGRAM_SEALED,
  ...PRIVACY_SEALED,
]
