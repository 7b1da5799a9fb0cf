import { createAsaasStandIn } from './asaas/stand-in.ts'
import { createGraphStandIn } from './graph/stand-in.ts'
import { createOpenAiStandIn, type createTranscripts } from './openai/stand-in.ts'
import type { Inbox } from './sms/inbox.ts'
import { createTwilioStandIn } from './sms/twilio/stand-in.ts'
import { createZenviaStandIn } from './sms/zenvia/stand-in.ts'
import type { AccountOptions, StandIn } from './stand-in.ts'
import { createWhatsAppStandIn } from './whatsapp/stand-in.ts'

interface Shared {
  readonly inbox: Inbox
  readonly transcripts: ReturnType<typeof createTranscripts>
}

/** Every vendor's stand-in. */
export function createStandIns(account: AccountOptions, { inbox, transcripts }: Shared): readonly StandIn[] {
  return [
    createTwilioStandIn({ ...account, inbox }),
    createZenviaStandIn({ ...account, inbox }),
    createOpenAiStandIn({ ...account, transcripts }),
    createAsaasStandIn(account),
    createGraphStandIn(account),
    createWhatsAppStandIn({ ...account, transcripts }),
  ]
}
