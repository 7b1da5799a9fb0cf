/**
 * One id for what one cause leads to: a request, the jobs that it orders, their calls of engine and providers, their notices. It is
 * in every line of the log (`trace`), and is the id of the trace where traces are exported. Whoever exports them sets the tracer;
 * without one nothing is loaded and nothing is measured.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string
  /** The span that caused what happens now, where spans are exported. */
  readonly span?: string | undefined
}

type About = Readonly<Record<string, string | number>>

export interface Tracer {
  /** Ends when the action does, or when what it promises is settled. */
  readonly run: <T>(name: string, about: About, action: () => T) => T
  /** The span in which we are. */
  readonly spanId: () => string | undefined
}

const current = new AsyncLocalStorage<Trace>()
let tracer: Tracer | undefined

export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

/** Where we are, as it is handed on with a job. */
export function currentTrace(): Trace | undefined {
  const trace = current.getStore()
  const span = tracer?.spanId()
  return trace && span !== undefined ? { id: trace.id, span } : trace
}

export function withTrace<T>(trace: Trace, action: () => T): T {
  return current.run(trace, action)
}

/** @param id a UUID, which makes its requests findable by time */
export function traceOf(id: string): Trace {
  return { id: id.replaceAll('-', '') }
}

/** Measures one step of a trace, if anybody wants to know. */
export function inSpan<T>(name: string, about: About, action: () => T): T {
  return tracer ? tracer.run(name, about, action) : action()
}

/** The same object, whose functions are steps of the traces in which they are called. */
export function traceCalls<Target extends object>(name: string, target: Target): Target {
  return new Proxy(target, {
    get: (_target, key, receiver) => {
      const member: unknown = Reflect.get(target, key, receiver)
      if (typeof member !== 'function') return member
      return (...input: unknown[]): unknown => inSpan(`${name}.${String(key)}`, {}, () => Reflect.apply(member, target, input))
    },
  })
}
