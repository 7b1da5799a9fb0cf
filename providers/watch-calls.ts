/** Tells how the calls of a port end, whichever vendor stands behind it. */
import { ProviderFault } from '#platform/errors.ts'

/** @param fault the port's code when the provider, or our account with it, was in the way; undefined for an answer, also for a "no" */
export type TellCall = (fault: string | undefined) => void

interface Watching {
  /** Codes that speak of the provider itself; every other fault is an answer of it. */
  readonly outages: readonly string[]
  readonly tell: TellCall
}

/** The same port, watched. What a caller breaks off, and what fails on our own side, is told of nobody. */
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

function follow(outcome: Promise<unknown>, { outages, tell }: Watching): void {
  outcome.then(
    () => tell(undefined),
    (error: unknown) => {
      if (error instanceof ProviderFault) tell(outages.includes(error.code) ? error.code : undefined)
    },
  )
}
