import type { FastifyInstance } from 'fastify'
import { type Doorman, implement } from '#features/serve.ts'
import { photoEdits as table } from '../contract.ts'
import type { ServerDeps } from './deps.ts'
import { editHandlers } from './edit-handlers.ts'
import { photoHandlers } from './photo-handlers.ts'
import { pictureHandlers } from './picture-handlers.ts'
import { watchHandler } from './watch-handler.ts'

export function photoEditsRoutes(app: FastifyInstance, { deps, doorman }: { deps: ServerDeps; doorman: Doorman }): void {
  implement(app, {
    table,
    doorman,
    handlers: {
      ...photoHandlers(deps),
      ...editHandlers(deps),
      ...pictureHandlers(deps),
      watchEdit: watchHandler(app, { deps, doorman }),
    },
  })
}
