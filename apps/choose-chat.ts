import type { Env } from '#platform/env.ts'
import type { ChatChannel } from '#providers/chat/port.ts'
import { createWhatsAppChannel } from '#providers/chat/whatsapp/whatsapp-channel.ts'
import { required } from './choose-vendors.ts'

/** WhatsApp, where a number is set up for it. Undefined: there is no chat. */
export function chooseChat({ meta, whatsapp }: Env): ChatChannel | undefined {
  if (whatsapp.accessToken === undefined) return undefined
  const { graphUrl, graphVersion } = meta
  return createWhatsAppChannel({
    graphUrl,
    graphVersion,
    phoneNumberId: required('WHATSAPP_PHONE_NUMBER_ID', whatsapp.phoneNumberId),
    accessToken: whatsapp.accessToken,
    appSecret: required('META_APP_SECRET', meta.appSecret),
    verifyToken: required('WHATSAPP_VERIFY_TOKEN', whatsapp.verifyToken),
  })
}
