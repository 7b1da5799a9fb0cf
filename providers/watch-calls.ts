/** Reports how the calls of a port end, for every vendor. */
import { ProviderFault } from '#platform/errors.ts'

/**
 * @param fault the port's code when the provider, or our account with it, failed; undefined for an answer, including a refusal
 */
export type ReportCall = (fault: string | undefined) => void

interface Watching {
  /** Codes that mean a failure of the provider itself; every other fault is an answer of it. */
  readonly outages: readonly string[]
  readonly onFault: ReportCall
}

/** The same port, watched. A caller's abort and failures on our own side are not reported. */
export function watchCalls<Port extends object>(port: Port, watching: Watching): Port {
  return new Proxy(port, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return (...input: unknown[]) => {
        const outcome: unknown = Reflect.apply(member, target, input)
        if (outcome instanceof Promise) follow(outcome, watching)
        return outcome
      }
    },
  })
}

function follow(outcome: Promise<unknown>, { outages, onFault }: Watching): void {
  outcome.then(
    () => onFault(undefined),
    (error: unknown) => {
      if (error instanceof ProviderFault) onFault(outages.includes(error.code) ? error.code : undefined)
    },
  )
}
