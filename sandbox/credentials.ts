/**
 * What the stand-ins accept. Made up and published on purpose (`GET /control/providers`): they open nothing but this
 * sandbox. The shapes are the vendors' own, so that any client that checks them is content.
 */
export const SMS_CREDENTIALS = {
  /** `AC` and 32 hexadecimal digits. */
  account_sid: 'AC5a4db0c5a4db0c5a4db0c5a4db0c5a4d',
  auth_token: 'sandbox0auth0token0opens0nothing',
  /** The sender that Twilio documents for tests. */
  from: '+15005550006',
  /** `MG` and 32 hexadecimal digits. */
  messaging_service_sid: 'MG5a4db0c5a4db0c5a4db0c5a4db0c5a4d',
} as const

export const ZENVIA_CREDENTIALS = {
  api_token: 'sandbox-zenvia-token-opens-nothing',
  /** The alias of the account's SMS channel. */
  from: 'mandou-sandbox',
  /** What its subscription sends along with every report (`webhook.headers`). */
  webhook_token: 'sandbox-zenvia-webhook-opens-nothing',
} as const

export const ASAAS_CREDENTIALS = {
  /** The prefix of keys for Asaas's own sandbox. */
  api_key: '$aact_hmlg_sandbox0opens0nothing',
  /** Sent along with every webhook. */
  webhook_token: 'b7e1f0a2-5a4d-4b0c-8a4d-5a4db0c5a4db',
} as const

export const GRAPH_CREDENTIALS = {
  app_id: '512345678901234',
  /** 32 hexadecimal digits. */
  app_secret: '5a4db0c05a4db0c05a4db0c05a4db0c0',
  /** Of a system user: opens the first Instagram account and does not end. */
  access_token: 'EAASsandboxopensnothing5a4db0c5a4db0c5a4db0c5a4db0cZD',
  instagram_account_id: '17841400000000001',
} as const

/** WhatsApp's part of the Graph API; app, secret and token are the same. */
export const WHATSAPP_CREDENTIALS = {
  phone_number_id: '550000000000001',
  whatsapp_business_account_id: '560000000000001',
  /** What the callback shows that it was set up by us. */
  verify_token: 'sandbox-verify-token-opens-nothing',
  /** As people dial it. */
  phone: '+5511955550100',
} as const

export const OPENAI_CREDENTIALS = {
  api_key: 'sk-sandbox-opens-nothing',
  images_model: 'gpt-image-2',
  words_model: 'gpt-5-mini',
} as const

/**
 * The product's settings for talking to the sandbox instead of the real vendors.
 * @param sandboxUrl origin of the running sandbox, without a slash at the end
 */
export function sandboxEnvironment(sandboxUrl: string): Record<string, string> {
  return {
    TWILIO_BASE_URL: sandboxUrl,
    TWILIO_ACCOUNT_SID: SMS_CREDENTIALS.account_sid,
    TWILIO_AUTH_TOKEN: SMS_CREDENTIALS.auth_token,
    TWILIO_FROM: SMS_CREDENTIALS.from,
    ZENVIA_BASE_URL: sandboxUrl,
    ZENVIA_API_TOKEN: ZENVIA_CREDENTIALS.api_token,
    ZENVIA_FROM: ZENVIA_CREDENTIALS.from,
    ZENVIA_WEBHOOK_TOKEN: ZENVIA_CREDENTIALS.webhook_token,
    ASAAS_BASE_URL: `${sandboxUrl}/v3`,
    ASAAS_API_KEY: ASAAS_CREDENTIALS.api_key,
    ASAAS_WEBHOOK_TOKEN: ASAAS_CREDENTIALS.webhook_token,
    META_GRAPH_URL: sandboxUrl,
    META_DIALOG_URL: `${sandboxUrl}/v18.0/dialog/oauth`,
    META_APP_ID: GRAPH_CREDENTIALS.app_id,
    META_APP_SECRET: GRAPH_CREDENTIALS.app_secret,
    WHATSAPP_ACCESS_TOKEN: GRAPH_CREDENTIALS.access_token,
    WHATSAPP_PHONE_NUMBER_ID: WHATSAPP_CREDENTIALS.phone_number_id,
    WHATSAPP_VERIFY_TOKEN: WHATSAPP_CREDENTIALS.verify_token,
    CHAT_NUMBER: WHATSAPP_CREDENTIALS.phone,
    CHAT_LINK_URL: `${sandboxUrl}/wa.me`,
    OPENAI_BASE_URL: `${sandboxUrl}/v1`,
    OPENAI_API_KEY: OPENAI_CREDENTIALS.api_key,
    OPENAI_IMAGES_MODEL: OPENAI_CREDENTIALS.images_model,
    OPENAI_WORDS_MODEL: OPENAI_CREDENTIALS.words_model,
  }
}
