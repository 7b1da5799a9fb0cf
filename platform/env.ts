/** Every variable of the environment with its meaning; all faults are reported together. */
import { z } from 'zod'
import { chooseSandbox } from './choose-sandbox.ts'
import { phones, proxies, secret, words } from './env-shapes.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(1)
const days = count

const variables = z.object({
  /** `production` refuses to start on the sandbox unless SANDBOX=on. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Network interface to listen on: `localhost` keeps the product to this machine, `0.0.0.0` opens it to all. */
  HOST: z.string().min(1).default('localhost'),
  /** Where the product listens. */
  PORT: port.default(3000),
  /** Where the sandbox listens; one above PORT when left out. */
  SANDBOX_PORT: port.optional(),
  /**
   * The address that members type; http://localhost:PORT when left out. A local one accepts only this machine's names and bare
   * network addresses.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => `${URL.parse(address)?.origin}/` === URL.parse(address)?.href, 'scheme and host alone, no path')
    .transform((address) => new URL(address).origin)
    .optional(),
  /**
   * Which proxies are trusted to state a visitor's address: `off`, their addresses, or their number if nobody can bypass them.
   * Limits count by that address, so with too much trust one visitor can pretend to be many.
   */
  TRUST_PROXY: proxies,
  /**
   * The token that a scraper of /metrics sends as `Authorization: Bearer`. Without one, /metrics is open to this machine alone,
   * and closed in production.
   */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Database, photos, model, logs and the secret are stored under it. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL of yours (14 or newer); the embedded one when left out. */
  DATABASE_URL: z.string().optional(),
  /**
   * `on`: stand-ins for every provider; `off`: real ones; left out: on while there are no credentials and no other machine can
   * reach the product (`HOST`, `PUBLIC_URL`).
   */
  SANDBOX: z.enum(['on', 'off']).optional(),
  /** Key of sessions, signed addresses and hashes, 64 hex digits; `npm start` makes one under DATA_DIR. */
  APP_SECRET: secret,
  /** Derives the credentials that the sandbox accepts, 64 hex digits; `npm start` makes one under DATA_DIR. */
  SANDBOX_SECRET: secret,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Phones that have the plan without paying. */
  COURTESY_PHONES: phones,
  /** Phones that may open the administrator's panel. */
  ADMIN_PHONES: phones,
  /** Texts of 16 characters or more that store reviewers type instead of a phone: each opens an account. */
  REVIEW_TOKENS: words.pipe(z.array(z.string().min(16, 'special tokens are at least 16 characters long'))),
  /** The coupon DEFAULT: on in sandbox mode, off otherwise. */
  DEFAULT_COUPON: z.enum(['on', 'off']).optional(),
  /** Countries that may receive a code, as ISO letters. */
  SMS_COUNTRIES: words.transform((list) => (list.length === 0 ? ['BR'] : list.map((country) => country.toUpperCase()))),
  /**
   * Sign-in messages per day (São Paulo time), for all members together. A third of them may be sent in an hour, a tenth in a
   * minute.
   */
  SMS_CODES_PER_DAY: count.default(1000),
  /**
   * Codes that one network address may request, and get wrong, in one hour (IPv6: one /64; half as many again for a /48). In a
   * day it may request a tenth of `SMS_CODES_PER_DAY`.
   */
  SMS_CODES_PER_ADDRESS: count.default(60),
  /** Codes in one hour to one block of ten thousand neighbouring numbers. */
  SMS_CODES_PER_BLOCK: count.default(60),
  /** Codes in a row to one area code of which none is used; then one a minute. Used ones raise it up to fivefold. */
  SMS_CODES_PER_AREA: count.default(60),
  /** Twilio Programmable Messaging. */
  TWILIO_BASE_URL: z.url().default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  /** Zenvia SMS, used when Twilio does not accept a message; all three or none. */
  ZENVIA_BASE_URL: z.url().default('https://api.zenvia.com'),
  ZENVIA_API_TOKEN: z.string().optional(),
  ZENVIA_FROM: z.string().optional(),
  /** A long secret of yours that Zenvia sends with its reports (`docs/providers/zenvia.md`). */
  ZENVIA_WEBHOOK_TOKEN: z.string().min(16).optional(),
  /** How long an SMS vendor may take to answer, in milliseconds. */
  SMS_TIMEOUT_MS: z.coerce.number().int().min(50).default(10_000),
  /** Asaas, up to and including the version. */
  ASAAS_BASE_URL: z.url().default('https://api.asaas.com/v3'),
  /** Begins with a dollar sign: quote it in a shell. */
  ASAAS_API_KEY: z.string().optional(),
  /** A long secret of yours that Asaas sends with its webhooks. */
  ASAAS_WEBHOOK_TOKEN: z.string().min(16).optional(),
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
  /** A configuration of Facebook Login for Business; without one the permissions are requested by name. */
  META_LOGIN_CONFIG_ID: z.string().optional(),
  /** WhatsApp, all three or none: the token of a system user of Meta's with `whatsapp_business_messaging`. */
  WHATSAPP_ACCESS_TOKEN: z.string().optional(),
  /** The sender's id at Meta, which is not its number. */
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'digits: the id, not the number').optional(),
  /** A long secret of yours that Meta sends when the callback is set up. */
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),
  /** The number that members write to in the messaging app, +5511987654321; without one there is no chat. */
  CHAT_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/, 'a phone is written as +5511987654321')
    .optional(),
  /** The text that is filled in for a member's first message there. */
  CHAT_GREETING: z.string().min(1).max(200).default('Oi! Quero editar uma foto.'),
  /** The address of links that open the messaging app with number and greeting. */
  CHAT_LINK_URL: z.url({ protocol: /^https?$/ }).default('https://wa.me'),
  /** Path of another cutout model (ONNX, IS-Net's inputs and outputs). */
  SEGMENTER_MODEL: z.string().optional(),
  /** What makes backdrops from descriptions. */
  IMAGES_DRIVER: z.enum(['embedded', 'openai']).default('embedded'),
  /** What writes captions; `openai` also reads chat messages that the rules do not understand. */
  WORDS_DRIVER: z.enum(['embedded', 'openai']).default('embedded'),
  /** Any server that speaks OpenAI's protocol; the address ends in /v1. */
  OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_IMAGES_MODEL: z.string().default('gpt-image-2'),
  OPENAI_WORDS_MODEL: z.string().default('gpt-5-mini'),
  /** Days that an original is kept for redo and comparison. */
  ORIGINALS_DAYS: days.default(30),
  /** Days that results are kept. */
  RESULTS_DAYS: days.default(365),
  /** Days that entries of the activity log are kept; the law requires six months of access records (Lei 12.965, art. 15). */
  ACTIVITY_DAYS: z.coerce.number().int().min(184).default(400),
  /** Captions without an edit that a member may request per day. */
  CAPTIONS_PER_DAY: z.coerce.number().int().min(1).default(60),
  /** Disk space for cached cutouts, in megabytes. */
  CUTOUT_CACHE_MB: z.coerce.number().int().min(50).default(1024),
  /** The brand and company named in texts; fictitious until you set them. */
  BRAND_NAME: z.string().min(1).default('Mandou'),
  LEGAL_NAME: z.string().min(1).default('Mandou Demonstração Ltda. (fictícia)'),
  TAX_ID: z.string().min(1).default('00.000.000/0000-00'),
  LEGAL_ADDRESS: z.string().min(1).default('Rua de Exemplo, 100, Recife, PE'),
  SUPPORT_EMAIL: z.email().default('ajuda@mandou.example'),
  /** Where visitors get the source of the running version, which the AGPL entitles them to. */
  SOURCE_URL: z.url({ protocol: /^https?$/ }).default('https://mandou.example/codigo-fonte'),
})

/** The names of every variable, for the check that `.env.example` lists them all. */
export const VARIABLES = Object.keys(variables.shape)

export class ConfigurationError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
    this.name = 'ConfigurationError'
    this.faults = faults
  }
}

export type Env = ReturnType<typeof loadEnv>

/**
 * Reads and checks the whole configuration.
 * @throws ConfigurationError naming every fault, never a value.
 */
export function loadEnv(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success)
    throw new ConfigurationError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const v = parsed.data
  const { isSandbox, isExposedSandbox, faults } = chooseSandbox(v)
  if (faults.length > 0) throw new ConfigurationError(faults)
  const publicUrl = v.PUBLIC_URL ?? `http://localhost:${v.PORT}`
  return {
    isProduction: v.NODE_ENV === 'production',
    isSandbox,
    isExposedSandbox,
    host: v.HOST,
    port: v.PORT,
    sandboxPort: v.SANDBOX_PORT ?? (v.PORT === 0 ? 0 : v.PORT + 1),
    publicUrl,
    isSecureOrigin: publicUrl.startsWith('https:'),
    trustProxy: v.TRUST_PROXY,
    metricsToken: v.METRICS_TOKEN,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    appSecret: v.APP_SECRET,
    sandboxSecret: v.SANDBOX_SECRET,
    logLevel: v.LOG_LEVEL,
    courtesyPhones: v.COURTESY_PHONES,
    adminPhones: v.ADMIN_PHONES,
    reviewTokens: v.REVIEW_TOKENS,
    isDefaultCouponOn: v.DEFAULT_COUPON ? v.DEFAULT_COUPON === 'on' : isSandbox,
    smsCountries: v.SMS_COUNTRIES,
    codeLimits: codeLimitsOf(v),
    smsTimeoutMs: v.SMS_TIMEOUT_MS,
    ...vendorsOf(v),
    segmenterModel: v.SEGMENTER_MODEL,
    imagesDriver: v.IMAGES_DRIVER,
    wordsDriver: v.WORDS_DRIVER,
    originalsDays: v.ORIGINALS_DAYS,
    resultsDays: v.RESULTS_DAYS,
    activityDays: v.ACTIVITY_DAYS,
    chat: chatOf(v),
    captionsPerDay: v.CAPTIONS_PER_DAY,
    cutoutCacheBytes: v.CUTOUT_CACHE_MB * 1_000_000,
    brand: {
      name: v.BRAND_NAME,
      legalName: v.LEGAL_NAME,
      taxId: v.TAX_ID,
      address: v.LEGAL_ADDRESS,
      supportEmail: v.SUPPORT_EMAIL,
      sourceUrl: v.SOURCE_URL,
    },
  }
}

/** The address and the credentials of each vendor. */
function vendorsOf(v: z.infer<typeof variables>) {
  return {
    twilio: { baseUrl: v.TWILIO_BASE_URL, accountSid: v.TWILIO_ACCOUNT_SID, authToken: v.TWILIO_AUTH_TOKEN, from: v.TWILIO_FROM },
    zenvia: {
      baseUrl: v.ZENVIA_BASE_URL,
      apiToken: v.ZENVIA_API_TOKEN,
      from: v.ZENVIA_FROM,
      webhookToken: v.ZENVIA_WEBHOOK_TOKEN,
    },
    asaas: { baseUrl: v.ASAAS_BASE_URL, apiKey: v.ASAAS_API_KEY, webhookToken: v.ASAAS_WEBHOOK_TOKEN },
    meta: {
      graphUrl: v.META_GRAPH_URL,
      graphVersion: v.META_GRAPH_VERSION,
      dialogUrl: v.META_DIALOG_URL,
      appId: v.META_APP_ID,
      appSecret: v.META_APP_SECRET,
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
    },
  }
}

/** Number, greeting and link address of the chat. */
function chatOf(v: z.infer<typeof variables>) {
  return {
    number: v.CHAT_NUMBER,
    greeting: v.CHAT_GREETING,
    linkUrl: v.CHAT_LINK_URL,
  }
}

function codeLimitsOf(v: z.infer<typeof variables>) {
  return {
    perDay: v.SMS_CODES_PER_DAY,
    perAddress: v.SMS_CODES_PER_ADDRESS,
    perBlock: v.SMS_CODES_PER_BLOCK,
    perArea: v.SMS_CODES_PER_AREA,
  }
}
