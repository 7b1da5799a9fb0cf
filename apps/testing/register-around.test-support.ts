/** The calls around photo edits that specs of the studio use. */
import type { FastifyInstance } from 'fastify'
import { captionsRoutes } from '#features/captions/server/index.ts'
import { membershipRoutes } from '#features/membership/server/index.ts'
import type { Engine } from '#engine/types.ts'
import type { AccessGuard } from '#features/serve.ts'
import type { Core } from '../compose.ts'
import { registerBrand } from '../register-account.ts'

interface Around {
  readonly core: Core
  readonly engine: Engine
  readonly accessGuard: AccessGuard
}

export function registerAround(app: FastifyInstance, { core, engine, accessGuard }: Around): void {
  membershipRoutes(app, { db: core.database.db, membership: core.membership, trials: core.trials, accessGuard })
  captionsRoutes(app, { db: core.database.db, captions: core.captions, members: core.members, accessGuard })
  registerBrand(app, { core, engine, accessGuard })
}
