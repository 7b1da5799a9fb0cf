import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/types.ts'
import type { Env } from '#platform/env.ts'
import { traceCalls } from '#platform/tracing.ts'

export interface Tracing {
  /** Before any route: each request becomes a span. */
  readonly register: (app: FastifyInstance) => Promise<void>
  /** Sends what was not sent yet. */
  readonly close: () => Promise<void>
}

/** Exports traces where `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Otherwise nothing of OpenTelemetry is loaded. */
export async function openTracing({ traces }: Pick<Env, 'traces'>, part: 'server' | 'worker'): Promise<Tracing | undefined> {
  if (traces === undefined) return undefined
  const { exportTraces } = await import('./export-traces.ts')
  return exportTraces(traces, part)
}

export function traceEngine(engine: Engine): Engine {
  return traceCalls('engine', engine)
}
