import type { Env } from '#platform/env.ts'
import type { ChatChannel } from '#providers/chat/port.ts'
import { createWhatsAppChannel } from '#providers/chat/whatsapp/whatsapp-channel.ts'
import { createOpenAiReader } from '#providers/words/openai/openai-reader.ts'
import { createOpenAiTranscriber } from '#providers/words/openai/openai-transcriber.ts'
import type { MessageReader, Transcriber } from '#providers/words/port.ts'
import { NO_KEY } from './choose-models.ts'
import { required } from './required.ts'
import type { WatchProvider } from '../watch-providers.ts'

/** WhatsApp, when a number is configured for it. Undefined: there is no chat. */
export function chooseChat({ chat, meta, whatsapp }: Env): ChatChannel | undefined {
  if (whatsapp.accessToken === undefined) return undefined
  const { graphUrl, graphVersion } = meta
  return createWhatsAppChannel({
    graphUrl,
    graphVersion,
    phoneNumberId: required('WHATSAPP_PHONE_NUMBER_ID', whatsapp.phoneNumberId),
    accessToken: whatsapp.accessToken,
    appSecret: required('META_APP_SECRET', meta.appSecret),
    acceptedSecrets: meta.acceptedSecrets,
    verifyToken: required('WHATSAPP_VERIFY_TOKEN', whatsapp.verifyToken),
    linkUrl: chat.linkUrl,
  })
}

/** Undefined: when the classifier does not understand a message, the chat asks the person. */
export function chooseMessageReader(
  { wordsDriver, openai }: Env,
  { watch }: { watch: WatchProvider },
): MessageReader | undefined {
  if (wordsDriver === 'embedded') return undefined
  const { baseUrl, apiKey = NO_KEY, wordsModel: model } = openai
  return watch('words', createOpenAiReader({ baseUrl, apiKey, model }))
}

/** Undefined: voice notes are declined. */
export function chooseTranscriber({ wordsDriver, openai }: Env, { watch }: { watch: WatchProvider }): Transcriber | undefined {
  if (wordsDriver === 'embedded') return undefined
  const { baseUrl, apiKey = NO_KEY, transcriptionModel: model } = openai
  return watch('words', createOpenAiTranscriber({ baseUrl, apiKey, model }))
}
