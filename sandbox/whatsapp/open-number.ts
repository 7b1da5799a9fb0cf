import type { Api } from './api.ts'
import { createChats } from './chats.ts'
import { createDeliveries } from './deliveries.ts'
import { createWhatsAppFaults } from './faults.ts'
import { createLadder } from './ladder.ts'
import { createLimits } from './limits.ts'
import { createMedia } from './media.ts'
import { createWhatsAppSettings } from './settings.ts'
import { createSubscription } from './subscription.ts'
import { firstTemplates } from './templates.ts'

/** The business's number with everything that belongs to it, new. */
export function openNumber({
  clock,
  productUrl,
  signal,
}: Pick<Api, 'clock' | 'signal'> & { readonly productUrl: string | undefined }): Api {
  const faults = createWhatsAppFaults()
  const settings = createWhatsAppSettings()
  const subscription = createSubscription(productUrl, signal)
  const deliveries = createDeliveries({ clock, faults, settings, subscription })
  return {
    clock,
    faults,
    settings,
    subscription,
    deliveries,
    signal,
    chats: createChats(clock),
    media: createMedia(clock),
    limits: createLimits(clock, settings),
    ladder: createLadder({ clock, settings, faults, deliveries }),
    templates: firstTemplates(),
  }
}
