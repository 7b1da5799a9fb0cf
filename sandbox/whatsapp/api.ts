import type { Clock } from '#platform/clock.ts'
import type { Chats } from './chats.ts'
import type { Deliveries } from './deliveries.ts'
import type { WhatsAppFaults } from './faults.ts'
import type { StatusReporter } from './status-reporter.ts'
import type { Limits } from './limits.ts'
import type { Media } from './media.ts'
import type { WhatsAppSettings } from './settings.ts'
import type { Subscription } from './subscription.ts'
import type { Transcripts } from '../openai/transcripts.ts'
import type { Template } from './templates.ts'

/** What the routes of this stand-in share. */
export interface Api {
  readonly clock: Clock
  /** The token of the number. */
  readonly accessToken: string
  readonly appSecret: string
  readonly faults: WhatsAppFaults
  readonly settings: WhatsAppSettings
  readonly chats: Chats
  readonly media: Media
  readonly limits: Limits
  readonly subscription: Subscription
  readonly deliveries: Deliveries
  readonly statuses: StatusReporter
  readonly templates: Template[]
  readonly transcripts: Transcripts
  /** Ends with the sandbox. */
  readonly signal: AbortSignal
}
