/**
 * The public API of the back office: what one person needs to see and do for the whole business. Access is checked in
 * `features/admin`.
 */
import type { FastifyInstance } from 'fastify'
import type { AccessGuard } from '#features/serve.ts'
import type { Sweep } from '#platform/sweeps.ts'
import type { ConversationsDeps } from './support/support-threads.ts'
import { conversationsRoutes } from './support/routes.ts'
import { figuresSweeps } from './figures/sweeps.ts'
import type { OperationsDeps } from './operations/deps.ts'
import { operationsRoutes } from './operations/routes.ts'
import { operationsSweeps } from './operations/sweeps.ts'
import type { PanelDeps } from './panel/deps.ts'
import { panelRoutes } from './panel/routes.ts'

export { createProviderMeter, type ProviderMeter } from './operations/provider-meter.ts'

export type BackOfficeDeps = PanelDeps & OperationsDeps & ConversationsDeps

export function backOfficeRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: BackOfficeDeps; accessGuard: AccessGuard },
): void {
  panelRoutes(app, { deps, accessGuard })
  operationsRoutes(app, { deps, accessGuard })
  conversationsRoutes(app, { deps, accessGuard })
}

/** Keeps the figures up to date, and deletes the history of providers that is no longer useful. */
export function backOfficeSweeps(deps: Pick<BackOfficeDeps, 'db' | 'clock'>): readonly Sweep[] {
  return [...figuresSweeps(deps), ...operationsSweeps(deps)]
}
