/** Traces by OpenTelemetry: requests, jobs, calls of engine and providers, and the HTTP calls in them. */
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  RandomIdGenerator,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import type { Env } from '#platform/env.ts'
import { currentTrace, setTracer, type Tracer } from '#platform/tracing.ts'
import type { Tracing } from './open-tracing.ts'

export function exportTraces({ url, ratio }: NonNullable<Env['traces']>, part: string): Tracing {
  const ids = new RandomIdGenerator()
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `mandou-${part}`, 'service.namespace': 'mandou' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    // a trace has the id that is in the log
    idGenerator: { generateTraceId: () => currentTrace()?.id ?? ids.generateTraceId(), generateSpanId: ids.generateSpanId },
    spanProcessors: [new DiscreetProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }))],
  })
  provider.register()
  const calls = new UndiciInstrumentation({ requireParentforSpans: true })
  calls.setTracerProvider(provider)
  calls.enable()
  const requests = new FastifyOtelInstrumentation({ registerOnInitialization: false })
  requests.setTracerProvider(provider)
  setTracer(createTracer(provider.getTracer('mandou')))
  return {
    register: async (app) => {
      await app.register(requests.plugin())
    },
    close: async () => {
      setTracer(undefined)
      calls.disable()
      await provider.shutdown()
      for (const each of [trace, context, propagation]) each.disable()
    },
  }
}

/** Addresses hold phones and tokens, messages of errors what a person wrote: neither leaves. */
const HIDDEN = ['url.full', 'url.path', 'url.query', 'user_agent.original', 'client.address']

class DiscreetProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of HIDDEN) delete span.attributes[name]
    span.events.length = 0
    if (span.status.message !== undefined) span.status.message = ''
    super.onEnd(span)
  }
}

function createTracer(spans: ReturnType<NodeTracerProvider['getTracer']>): Tracer {
  return {
    spanId: () => {
      const span = trace.getSpan(context.active())
      return span?.isRecording() === true ? span.spanContext().spanId : undefined
    },
    run: (name, about, action) => {
      const parent = trace.getSpan(context.active()) ? context.active() : remoteParent()
      return spans.startActiveSpan(name, { attributes: about }, parent, (span) => {
        const end = () => span.end()
        const fail = () => span.setStatus({ code: SpanStatusCode.ERROR }).end()
        try {
          const outcome = action()
          if (outcome instanceof Promise) void outcome.then(end, fail)
          else end()
          return outcome
        } catch (error) {
          fail()
          throw error
        }
      })
    },
  }
}

/** The span of another process that ordered this. */
function remoteParent() {
  const { id, span } = currentTrace() ?? {}
  if (id === undefined || span === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId: id, spanId: span, traceFlags: TraceFlags.SAMPLED, isRemote: true })
}
