import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { photoEdits as table } from '../contract.ts'
import type { ServerDeps } from './deps.ts'
import { editHandlers } from './edits/edit-handlers.ts'
import { photoHandlers } from './photo-handlers.ts'
import { pictureHandlers } from './pictures/picture-handlers.ts'
import { watchHandler } from './edits/watch-handler.ts'

export function photoEditsRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: ServerDeps; accessGuard: AccessGuard },
): void {
  implement(app, {
    table,
    accessGuard,
    handlers: {
      ...photoHandlers(deps),
      ...editHandlers(deps),
      ...pictureHandlers(deps),
      watchEdit: watchHandler(app, { deps, accessGuard }),
    },
  })
}
