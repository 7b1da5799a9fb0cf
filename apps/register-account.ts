/** Registers the calls about a member: the account itself, and the brand that their posts obey. */
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from '#features/account/server/index.ts'
import { isPanelOpen } from '#features/admin/server/index.ts'
import { brandRoutes, LOGOS_PER_HOUR } from '#features/brand/server/index.ts'
import { meterUpload, readOwnPreview } from '#features/photo-edits/server/index.ts'
import type { AccessGuard } from '#features/serve.ts'
import type { Engine } from '#engine/types.ts'
import { limitAnHour } from '#platform/limit-an-hour.ts'
import type { Core } from './compose.ts'

interface Serving {
  readonly core: Core
  readonly engine: Pick<Engine, 'prepareLogo' | 'shrink'>
  readonly accessGuard: AccessGuard
}

export function registerAccount(app: FastifyInstance, { core, engine, accessGuard }: Serving): void {
  accountRoutes(app, {
    deps: {
      db: core.database.db,
      clock: core.clock,
      members: core.members,
      memberChanges: core.memberChanges,
      instagram: { ...core.instagram, engine },
      isPanelOpen: (request, session) => isPanelOpen(core.admin, request, session),
    },
    accessGuard,
  })
  registerBrand(app, { core, engine, accessGuard })
}

export function registerBrand(app: FastifyInstance, { core, engine, accessGuard }: Serving): void {
  const { database, clock, photoEdits } = core
  brandRoutes(app, {
    deps: {
      db: database.db,
      clock,
      readPhoto: (memberId, id) => readOwnPreview(photoEdits, memberId, id),
      countLogo: limitAnHour(clock, LOGOS_PER_HOUR),
      prepareLogo: (memberId, photo) =>
        meterUpload(photoEdits, memberId, ({ usedMs, onUsed }) => engine.prepareLogo(photo, { owner: memberId, usedMs, onUsed })),
    },
    accessGuard,
  })
}
