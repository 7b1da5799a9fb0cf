import { ProviderFault } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import { smsFault } from './ask-sms-vendor.ts'
import type { SmsFaultCode, SmsSender, SmsVendorClient } from './port.ts'

/**
 * Faults after which another vendor may succeed, because this one certainly did not send. Not among them: a message in doubt, a
 * number that does not exist, and a person who opted out, which no other vendor should ignore.
 */
const WORTH_ANOTHER_VENDOR: ReadonlySet<string> = new Set<SmsFaultCode>([
  'recipient_unreachable',
  'credentials_refused',
  'account_refused',
  'rate_limited',
  'vendor_down',
  'unreachable',
])

/** Tries the vendors in their order until one accepts the message. */
export function withFailover(clients: readonly SmsVendorClient[], log: Log): SmsSender {
  return {
    send: async (message) => {
      const faults: ProviderFault[] = []
      for (const client of clients.filter(({ vendor }) => vendor !== message.excludedVendor)) {
        try {
          return await client.send(message)
        } catch (error) {
          if (!(error instanceof ProviderFault && WORTH_ANOTHER_VENDOR.has(error.code))) throw error
          faults.push(error)
          log.warn({ vendor: client.vendor, reference: message.reference, err: error }, 'an SMS vendor did not accept a message')
        }
      }
      // a vendor that may recover decides: the caller then retries
      throw (
        faults.find(({ isRetryable }) => isRetryable) ?? faults[0] ?? smsFault('no_vendor_left', { detail: message.reference })
      )
    },
  }
}
