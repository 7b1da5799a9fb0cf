/**
 * The credentials that the stand-ins accept, in the vendors' own formats, so that clients that validate them accept them. Secrets
 * are derived for each data folder: this repository contains none that signs or opens anything.
 */
import { createKeyring } from '#platform/crypto.ts'

/** Ids of the made-up accounts. They are no secrets, as at the vendors, and open nothing. */
export const TWILIO_ACCOUNT = {
  /** `AC` and 32 hexadecimal digits. */
  account_sid: 'AC5a4db0c5a4db0c5a4db0c5a4db0c5a4d',
  /** The sender that Twilio documents for tests. */
  from: '+15005550006',
  /** `MG` and 32 hexadecimal digits. */
  messaging_service_sid: 'MG5a4db0c5a4db0c5a4db0c5a4db0c5a4d',
} as const

/** The alias of the account's SMS channel. */
export const ZENVIA_ACCOUNT = { from: 'mandou-sandbox' } as const

export const GRAPH_APP = { app_id: '512345678901234', instagram_account_id: '17841400000000001' } as const

/** WhatsApp's part of the Graph API; app, secret and token are the same. */
export const WHATSAPP_ACCOUNT = {
  phone_number_id: '550000000000001',
  whatsapp_business_account_id: '560000000000001',
  /** As people dial it. */
  phone: '+5511955550100',
} as const

export const OPENAI_MODELS = {
  images_model: 'gpt-image-2',
  words_model: 'gpt-5-mini',
  transcription_model: 'gpt-4o-mini-transcribe',
} as const

/** Accounts with their credentials: the answer of `GET /control/providers`. */
export type Credentials = ReturnType<typeof drawCredentials>

/** @param secret 64 hex digits; the same secret gives the same credentials in every process */
export function drawCredentials(secret: string) {
  const keyring = createKeyring({ current: secret })
  const draw = (name: string) => keyring.sign('sandbox credentials', name)
  const drawHex = (name: string) => Buffer.from(draw(name), 'base64url').toString('hex').slice(0, 32)
  return {
    sms: { ...TWILIO_ACCOUNT, auth_token: drawHex('twilio auth_token') },
    zenvia: {
      ...ZENVIA_ACCOUNT,
      api_token: draw('zenvia api_token'),
      /** Sent by its subscription with every report (`webhook.headers`). */
      webhook_token: draw('zenvia webhook_token'),
    },
    asaas: {
      /** With the prefix of keys for Asaas's own sandbox. */
      api_key: `$aact_hmlg_${draw('asaas api_key')}`,
      /** Sent with every webhook. */
      webhook_token: draw('asaas webhook_token'),
    },
    graph: {
      ...GRAPH_APP,
      /** 32 hexadecimal digits. */
      app_secret: drawHex('graph app_secret'),
      /** A system user's token: gives access to the first Instagram account and does not expire. */
      access_token: `EAAS${draw('graph access_token').replaceAll(/[-_]/g, 'Z')}ZD`,
    },
    /** Sent with the callback's verification. */
    whatsapp: { ...WHATSAPP_ACCOUNT, verify_token: draw('whatsapp verify_token') },
    openai: { ...OPENAI_MODELS, api_key: `sk-sandbox-${draw('openai api_key')}` },
    /** Opens `/control` and the page for people when the sandbox is publicly reachable. */
    control: { token: draw('control token') },
  }
}

/**
 * The product's settings for talking to the sandbox instead of the real vendors.
 * @param sandboxUrl origin of the running sandbox, without a slash at the end
 */
export function sandboxEnvironment(sandboxUrl: string, credentials: Credentials): Record<string, string> {
  const { sms, zenvia, asaas, graph, whatsapp, openai } = credentials
  return {
    TWILIO_BASE_URL: sandboxUrl,
    TWILIO_ACCOUNT_SID: sms.account_sid,
    TWILIO_AUTH_TOKEN: sms.auth_token,
    TWILIO_FROM: sms.from,
    ZENVIA_BASE_URL: sandboxUrl,
    ZENVIA_API_TOKEN: zenvia.api_token,
    ZENVIA_FROM: zenvia.from,
    ZENVIA_WEBHOOK_TOKEN: zenvia.webhook_token,
    ASAAS_BASE_URL: `${sandboxUrl}/v3`,
    ASAAS_API_KEY: asaas.api_key,
    ASAAS_WEBHOOK_TOKEN: asaas.webhook_token,
    META_GRAPH_URL: sandboxUrl,
    META_DIALOG_URL: `${sandboxUrl}/v18.0/dialog/oauth`,
    META_APP_ID: graph.app_id,
    META_APP_SECRET: graph.app_secret,
    WHATSAPP_ACCESS_TOKEN: graph.access_token,
    WHATSAPP_PHONE_NUMBER_ID: whatsapp.phone_number_id,
    WHATSAPP_VERIFY_TOKEN: whatsapp.verify_token,
    CHAT_NUMBER: whatsapp.phone,
    CHAT_LINK_URL: `${sandboxUrl}/wa.me`,
    OPENAI_BASE_URL: `${sandboxUrl}/v1`,
    OPENAI_API_KEY: openai.api_key,
    OPENAI_IMAGES_MODEL: openai.images_model,
    OPENAI_WORDS_MODEL: openai.words_model,
    OPENAI_TRANSCRIPTION_MODEL: openai.transcription_model,
  }
}
