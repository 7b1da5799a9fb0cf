/** Tells how the calls of a port end, whichever vendor stands behind it. */
import { ProviderFault } from '#platform/errors.ts'

/** @param fault the port's code when the provider, or our account with it, was in the way; undefined for an answer, also for a "no" */
export type TellCall = (fault: string | undefined) => void

/** Faults of every port that speak of the provider itself; all others are its answer about one person, one card or one picture. */
const OUTAGES: ReadonlySet<string> = new Set([
  'unreachable',
  'vendor_down',
  'in_doubt',
  'rate_limited',
  'credentials_refused',
  'broken',
  'account_refused',
  'no_vendor_left',
  'payment_problem',
  'quota_exhausted',
  'model_unknown',
  'answer_unusable',
])

/** The same port, watched. What a caller breaks off, and what fails on our own side, is told of nobody. */
export function watchCalls<Port extends object>(port: Port, tell: TellCall): Port {
  return new Proxy(port, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return (...input: unknown[]) => {
        const outcome: unknown = Reflect.apply(member, target, input)
        if (outcome instanceof Promise) follow(outcome, tell)
        return outcome
      }
    },
  })
}

function follow(outcome: Promise<unknown>, tell: TellCall): void {
  outcome.then(
    () => tell(undefined),
    (error: unknown) => {
      if (error instanceof ProviderFault) tell(OUTAGES.has(error.code) ? error.code : undefined)
    },
  )
}
