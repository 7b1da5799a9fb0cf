/** Registers every call of members and administrators, feature by feature. */
import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/types.ts'
import { adminRoutes } from '#features/admin/server/index.ts'
import { captionsRoutes } from '#features/captions/server/index.ts'
import { chatRoutes } from '#features/chat/server/index.ts'
import { checkoutRoutes } from '#features/checkout/server/index.ts'
import { companyRoutes } from '#features/company/server/index.ts'
import { instagramRoutes } from '#features/instagram/server/index.ts'
import { membershipRoutes } from '#features/membership/server/index.ts'
import { noticesRoutes } from '#features/notices/server/index.ts'
import { paymentsRoutes } from '#features/payments/server/index.ts'
import { photoEditsRoutes } from '#features/photo-edits/server/index.ts'
import { privacyRoutes } from '#features/privacy/server/index.ts'
import { publishingRoutes } from '#features/publishing/server/index.ts'
import type { AccessGuard } from '#features/serve.ts'
import { signInRoutes } from '#features/sign-in/server/index.ts'
import type { Core } from './compose.ts'
import { registerAccount } from './register-account.ts'
import { registerPanel } from './register-panel.ts'

export interface Serving {
  readonly core: Core
  /** For uploads and thumbnails; the worker runs the edits. */
  readonly engine: Engine
  readonly accessGuard: AccessGuard
}

export function registerFeatures(app: FastifyInstance, { core, engine, accessGuard }: Serving): void {
  signInRoutes(app, { deps: core.signIn, accessGuard })
  adminRoutes(app, { deps: core.admin, accessGuard })
  registerAccount(app, { core, engine, accessGuard })
  membershipRoutes(app, { db: core.database.db, membership: core.membership, trials: core.trials, accessGuard })
  checkoutRoutes(app, { deps: core.checkout, accessGuard })
  noticesRoutes(app, { deps: core.notices, accessGuard })
  registerPanel(app, { core, accessGuard })
  paymentsRoutes(app, { deps: core.payments, accessGuard })
  companyRoutes(app, { company: core.env.brand, accessGuard })
  chatRoutes(app, { deps: core.chat, place: core.env.chat, accessGuard })
  captionsRoutes(app, { db: core.database.db, captions: core.captions, members: core.members, accessGuard })
  instagramRoutes(app, { deps: core.instagram, engine, accessGuard })
  privacyRoutes(app, { deps: core.privacy, accessGuard })
  publishingRoutes(app, { deps: { ...core.publishing, engine }, accessGuard })
  photoEditsRoutes(app, { deps: { ...core.photoEdits, engine, notifications: core.notifications }, accessGuard })
}
