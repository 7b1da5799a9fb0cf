import { CHAT_JOBS } from '#features/chat/server/index.ts'
import { INSTAGRAM_JOBS } from '#features/instagram/server/index.ts'
import { NOTICES_JOBS } from '#features/notices/server/index.ts'
import { PAYMENTS_JOBS } from '#features/payments/server/index.ts'
import { PHOTO_EDITS_JOBS } from '#features/photo-edits/server/index.ts'
import { PRIVACY_JOBS } from '#features/privacy/server/index.ts'
import { PUBLISHING_JOBS } from '#features/publishing/server/index.ts'
import { SIGN_IN_JOBS } from '#features/sign-in/server/index.ts'
import type { JobSettings } from '#platform/queue.ts'

/** Every job of the product; the server adds to these queues, the worker processes them. */
export const JOBS: readonly JobSettings[] = [
  ...SIGN_IN_JOBS,
  ...PAYMENTS_JOBS,
  ...NOTICES_JOBS,
  ...PHOTO_EDITS_JOBS,
  ...PRIVACY_JOBS,
  ...INSTAGRAM_JOBS,
  ...PUBLISHING_JOBS,
  ...CHAT_JOBS,
]
