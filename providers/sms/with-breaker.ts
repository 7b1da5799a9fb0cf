import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import { smsFault } from './ask-sms-vendor.ts'
import type { SmsFaultCode, SmsVendorClient } from './port.ts'

/** Failures in a row after which a vendor is paused. */
const FAILURES = 5
/** After this time one message tries it again. Real time: a vendor does not recover by the sandbox's clock. */
const PAUSE_MS = 30 * SECOND

/** Faults of the vendor, or of our account with it; the others concern one person's number. */
const VENDOR_FAULTS: ReadonlySet<string> = new Set<SmsFaultCode>([
  'credentials_refused',
  'account_refused',
  'rate_limited',
  'vendor_down',
  'unreachable',
  'in_doubt',
])

/**
 * Pauses a vendor that keeps failing, so that nobody waits for its time-outs: during the pause the fault is `vendor_down` at
 * once. After the pause one message tries it, while the others wait for its outcome.
 */
export function withBreaker(client: SmsVendorClient, log: Log): SmsVendorClient {
  const { vendor } = client
  const policy = handleWhen((error) => error instanceof ProviderFault && VENDOR_FAULTS.has(error.code))
  const breaker = circuitBreaker(policy, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) })
  breaker.onStateChange((state) =>
    log.warn({ vendor, circuit: CircuitState[state] }, 'the circuit breaker of an SMS vendor changed'),
  )
  return {
    vendor,
    send: async (message) => {
      try {
        return await breaker.execute(() => client.send(message))
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw smsFault('vendor_down', { detail: `${message.reference}: ${vendor} is left alone for a while` })
        throw error
      }
    },
  }
}
