/** The variables of vendors: addresses, credentials, time limits. */
import { z } from 'zod'

export const vendorVariables = {
  /** Twilio Programmable Messaging. */
  TWILIO_BASE_URL: z.url().default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  /** Also accepted in what Twilio signs, while `TWILIO_AUTH_TOKEN` changes. */
  FORMER_TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  /** Zenvia SMS, used when Twilio does not accept a message; all three or none. */
  ZENVIA_BASE_URL: z.url().default('https://api.zenvia.com'),
  ZENVIA_API_TOKEN: z.string().optional(),
  ZENVIA_FROM: z.string().optional(),
  /** A long secret of yours that Zenvia sends with its reports (`docs/providers/zenvia.md`). */
  ZENVIA_WEBHOOK_TOKEN: z.string().min(16).optional(),
  /** Also accepted in Zenvia's reports, while `ZENVIA_WEBHOOK_TOKEN` changes. */
  FORMER_ZENVIA_WEBHOOK_TOKEN: z.string().min(16).optional(),
  /** How long an SMS vendor may take to answer, in milliseconds. */
  SMS_TIMEOUT_MS: z.coerce.number().int().min(50).default(10_000),
  /** Asaas, up to and including the version. */
  ASAAS_BASE_URL: z.url().default('https://api.asaas.com/v3'),
  /** Begins with a dollar sign: quote it in a shell. */
  ASAAS_API_KEY: z.string().optional(),
  /** A long secret of yours that Asaas sends with its webhooks. */
  ASAAS_WEBHOOK_TOKEN: z.string().min(16).optional(),
  /** Also accepted in the webhooks of Asaas, while `ASAAS_WEBHOOK_TOKEN` changes. */
  FORMER_ASAAS_WEBHOOK_TOKEN: z.string().min(16).optional(),
  /** Meta's Graph API without a version, and the version to use: Meta retires each after about two years. */
  META_GRAPH_URL: z.url().default('https://graph.facebook.com'),
  META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'a version of the Graph API, such as v26.0')
    .default('v26.0'),
  /** Meta's dialog in which members allow us to publish, with its version. */
  META_DIALOG_URL: z.url().default('https://www.facebook.com/v18.0/dialog/oauth'),
  META_APP_ID: z.string().optional(),
  META_APP_SECRET: z.string().optional(),
  /** Also accepted in what Meta signs, while `META_APP_SECRET` changes. */
  FORMER_META_APP_SECRET: z.string().min(1).optional(),
  /** A configuration of Facebook Login for Business; without one the permissions are requested by name. */
  META_LOGIN_CONFIG_ID: z.string().optional(),
  /** WhatsApp, all three or none: the token of a system user of Meta's with `whatsapp_business_messaging`. */
  WHATSAPP_ACCESS_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'digits: the id, not the number').optional(),
  /** A long secret of yours that Meta sends when the callback is set up. */
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),
  /** Any server that speaks OpenAI's protocol; the address ends in /v1. */
  OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_IMAGES_MODEL: z.string().default('gpt-image-2'),
  OPENAI_WORDS_MODEL: z.string().default('gpt-5-mini'),
  OPENAI_TRANSCRIPTION_MODEL: z.string().default('gpt-4o-mini-transcribe'),
}

const shape = z.object(vendorVariables)

/** The address and the credentials of each vendor. */
export function vendorsOf(v: z.infer<typeof shape>) {
  return {
    twilio: {
      baseUrl: v.TWILIO_BASE_URL,
      accountSid: v.TWILIO_ACCOUNT_SID,
      authToken: v.TWILIO_AUTH_TOKEN,
      acceptedTokens: allGiven(v.TWILIO_AUTH_TOKEN, v.FORMER_TWILIO_AUTH_TOKEN),
      from: v.TWILIO_FROM,
    },
    zenvia: {
      baseUrl: v.ZENVIA_BASE_URL,
      apiToken: v.ZENVIA_API_TOKEN,
      from: v.ZENVIA_FROM,
      webhookTokens: allGiven(v.ZENVIA_WEBHOOK_TOKEN, v.FORMER_ZENVIA_WEBHOOK_TOKEN),
    },
    asaas: {
      baseUrl: v.ASAAS_BASE_URL,
      apiKey: v.ASAAS_API_KEY,
      webhookTokens: allGiven(v.ASAAS_WEBHOOK_TOKEN, v.FORMER_ASAAS_WEBHOOK_TOKEN),
    },
    meta: {
      graphUrl: v.META_GRAPH_URL,
      graphVersion: v.META_GRAPH_VERSION,
      dialogUrl: v.META_DIALOG_URL,
      appId: v.META_APP_ID,
      appSecret: v.META_APP_SECRET,
      acceptedSecrets: allGiven(v.META_APP_SECRET, v.FORMER_META_APP_SECRET),
      loginConfigId: v.META_LOGIN_CONFIG_ID,
    },
    whatsapp: {
      accessToken: v.WHATSAPP_ACCESS_TOKEN,
      phoneNumberId: v.WHATSAPP_PHONE_NUMBER_ID,
      verifyToken: v.WHATSAPP_VERIFY_TOKEN,
    },
    openai: {
      baseUrl: v.OPENAI_BASE_URL,
      apiKey: v.OPENAI_API_KEY,
      imagesModel: v.OPENAI_IMAGES_MODEL,
      wordsModel: v.OPENAI_WORDS_MODEL,
      transcriptionModel: v.OPENAI_TRANSCRIPTION_MODEL,
    },
  }
}

/** A secret and the one that it replaces, as far as they are set. */
function allGiven(...values: readonly (string | undefined)[]): readonly string[] {
  return values.filter((value) => value !== undefined)
}
