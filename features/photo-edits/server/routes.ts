import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { photoEdits as table } from '../contract.ts'
import type { ServerDeps } from './deps.ts'
import { editHandlers } from './edits/edit-handlers.ts'
import { photoHandlers } from './photo-handlers.ts'
import { pictureHandlers } from './pictures/picture-handlers.ts'
import { layouts } from '../layout-contract.ts'
import { layoutHandlers } from './layouts/layout-handlers.ts'
import { cutouts } from '../cutout-contract.ts'
import { cutoutHandlers } from './cutouts/cutout-handlers.ts'
import { openStreams, watchHandler } from './edits/watch-handler.ts'

export function photoEditsRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: ServerDeps; accessGuard: AccessGuard },
): void {
  const streams = openStreams(app, accessGuard)
  implement(app, {
    table,
    accessGuard,
    handlers: {
      ...photoHandlers(deps),
      ...editHandlers(deps),
      ...pictureHandlers(deps),
      watchEdit: watchHandler(deps, streams),
    },
  })
  implement(app, { table: layouts, accessGuard, handlers: layoutHandlers(deps) })
  implement(app, { table: cutouts, accessGuard, handlers: cutoutHandlers(deps, streams) })
}
