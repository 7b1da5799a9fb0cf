/**
 * The statuses of a message after it was accepted: sent, delivered, read, or failed:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/status
 */
import type { Clock } from '#platform/clock.ts'
import type { ChatMessage, Person, Progress } from './chats.ts'
import type { Deliveries } from './deliveries.ts'
import { type CloudCode, type StatusError, statusError } from './errors.ts'
import { takeLateFailure, type WhatsAppFaults } from './faults.ts'
import { newMessageId } from './own-addresses.ts'
import { contactOf, namesOf, recipientOf, timestampOf } from './present.ts'
import type { WhatsAppSettings } from './settings.ts'

export interface Outgoing {
  readonly person: Person
  readonly message: ChatMessage
  /** The sender's own reference. */
  readonly callbackData: string | undefined
  /** The pricing category. */
  readonly category: 'service' | 'authentication' | 'marketing' | 'utility'
  /** Why it cannot arrive, when that is already certain. */
  readonly failure: CloudCode | undefined
}

export interface StatusReporter {
  readonly report: (outgoing: Outgoing) => void
  readonly clear: () => void
}

interface ReporterDeps {
  readonly clock: Clock
  readonly settings: WhatsAppSettings
  readonly faults: WhatsAppFaults
  readonly deliveries: Deliveries
}

type DeliveryStep = Exclude<Progress, 'accepted' | 'failed'>
const RANK: Readonly<Record<Progress, number>> = { accepted: 0, sent: 1, delivered: 2, read: 3, failed: 4 }
const LAST_VERSION_WITH_CONVERSATIONS = 23

export function createStatusReporter(deps: ReporterDeps): StatusReporter {
  const { settings, faults } = deps
  const timers = new Set<NodeJS.Timeout>()
  const serviceMessages = countByMonth(deps.clock)

  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      action()
    }, ms)
    timers.add(timer)
  }
  const isFree = ({ category }: Outgoing) => category === 'service' && serviceMessages.add() <= settings.get('free_messages')

  return {
    report: (outgoing) => {
      const failure = takeLateFailure(faults) ?? outgoing.failure
      if (failure !== undefined) {
        outgoing.message.failure = failure
        after(settings.get('delivered_after_ms'), () =>
          reportAttempt(deps, outgoing, { status: 'failed', errors: [statusError(failure)] }),
        )
        return
      }
      const waits = [0, settings.get('delivered_after_ms'), settings.get('read_after_ms')]
      let total = 0
      for (const [place, status] of stepsOf(deps).entries()) {
        total += waits[place] ?? 0
        // the price comes with the first status only
        const charge = place === 0 ? chargeOf(settings, outgoing.category, isFree(outgoing)) : {}
        after(total, () => reportAttempt(deps, outgoing, { status, ...charge }))
      }
    },
    clear: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      serviceMessages.clear()
    },
  }
}

function stepsOf({ faults, settings }: ReporterDeps): readonly DeliveryStep[] {
  const steps: DeliveryStep[] = ['sent']
  if (!faults.take('skip_delivered')) steps.push('delivered')
  if (!faults.take('no_read') && settings.get('reads') === 1) steps.push('read')
  return faults.take('reversed_statuses') ? steps.reverse() : steps
}

interface Attempted {
  readonly status: Progress
  readonly errors?: readonly StatusError[]
  readonly pricing?: object
  readonly conversation?: object
}

function reportAttempt(
  { clock, settings, deliveries }: ReporterDeps,
  { person, message, callbackData }: Outgoing,
  attempted: Attempted,
): void {
  const { status, ...more } = attempted
  if (RANK[status] > RANK[message.progress]) message.progress = status
  const names = namesOf(person, settings)
  const hasContacts = settings.get('status_contacts') === 1 && status !== 'failed'
  const entry = {
    id: message.id,
    status,
    timestamp: timestampOf(clock.now()),
    ...recipientOf(names),
    ...(callbackData === undefined ? {} : { biz_opaque_callback_data: callbackData }),
    ...more,
  }
  deliveries.announce({
    event: `status.${status}`,
    value: { ...(hasContacts ? { contacts: [contactOf(person, names)] } : {}), statuses: [entry] },
  })
}

function chargeOf(settings: WhatsAppSettings, category: Outgoing['category'], isFree: boolean) {
  const hasConversation = settings.get('webhook_version') <= LAST_VERSION_WITH_CONVERSATIONS
  return {
    ...(hasConversation ? { conversation: { id: newMessageId().slice(-32), origin: { type: category } } } : {}),
    pricing: { billable: !isFree, pricing_model: 'PMP', type: isFree ? 'free_customer_service' : 'regular', category },
  }
}

/** The first thousand of each calendar month are free. */
function countByMonth(clock: Clock) {
  let month = ''
  let count = 0
  return {
    add: () => {
      const current = clock.now().toISOString().slice(0, 'yyyy-mm'.length)
      count = current === month ? count + 1 : 1
      month = current
      return count
    },
    clear: () => {
      count = 0
    },
  }
}
