import type { AccountOptions } from '../stand-in.ts'
import type { Api } from './api.ts'
import { createChats } from './chats.ts'
import { createDeliveries } from './deliveries.ts'
import { createWhatsAppFaults } from './faults.ts'
import { createStatusReporter } from './status-reporter.ts'
import { createLimits } from './limits.ts'
import { createMedia } from './media.ts'
import { createWhatsAppSettings } from './settings.ts'
import { createSubscription } from './subscription.ts'
import { firstTemplates } from './templates.ts'

/** Opens the business's number with all its state, new. */
export function openNumber({
  clock,
  credentials,
  productUrl,
  transcripts,
  signal,
}: Omit<AccountOptions, 'guard'> & Pick<Api, 'signal' | 'transcripts'>): Api {
  const { graph, whatsapp } = credentials
  const faults = createWhatsAppFaults()
  const settings = createWhatsAppSettings()
  const subscription = createSubscription(
    productUrl === undefined ? undefined : { url: `${productUrl}/api/whatsapp/webhook`, verifyToken: whatsapp.verify_token },
    signal,
  )
  const deliveries = createDeliveries({ appSecret: graph.app_secret, clock, faults, settings, subscription })
  return {
    clock,
    accessToken: graph.access_token,
    appSecret: graph.app_secret,
    faults,
    settings,
    subscription,
    deliveries,
    transcripts,
    signal,
    chats: createChats(clock),
    media: createMedia(clock),
    limits: createLimits(clock, settings),
    statuses: createStatusReporter({ clock, settings, faults, deliveries }),
    templates: firstTemplates(),
  }
}
