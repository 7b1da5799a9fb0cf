/** Every variable of the environment with its meaning; all faults are reported together. */
import { z } from 'zod'
import { chooseSandbox } from './choose-sandbox.ts'
import { codeLimitsOf, count, phones, port, proxies, secret, secrets, WORKER_KINDS, words } from './env-shapes.ts'
import { openingHours } from './opening-hours.ts'
import { storageOf } from './choose-storage.ts'
import { vendorsOf, vendorVariables } from './vendor-variables.ts'

/** A week: timers take no more than 24 days. */
const MAX_SECONDS = 604_800

const variables = z.object({
  /** `production` refuses to start on the sandbox unless SANDBOX=on. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Network interface to listen on: `localhost` keeps the product to this machine, `0.0.0.0` opens it to all. */
  HOST: z.string().min(1).default('localhost'),
  /** Where the product listens. */
  PORT: port.default(3000),
  /** Where a worker answers `/healthz`, `/readyz` and `/metrics`; nowhere when left out. */
  WORKER_PORT: port.optional(),
  /**
   * Which jobs a worker takes: `all`; `engine`, those that work on pictures; `light`, the others. With two kinds, pictures and
   * money get machines of their own, and at least one worker of each must run.
   */
  WORKER_KIND: z.enum(WORKER_KINDS).default('all'),
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
   * and closed in production and with real providers.
   */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Database, photos, model, logs and the secret are stored under it. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL of yours (14 or newer); the embedded one when left out. */
  DATABASE_URL: z.string().optional(),
  /**
   * The same database without a pooler, for what needs a session of its own: migrations and notifications. Left out:
   * `DATABASE_URL`, which must then not be a pooler in transaction mode.
   */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A streaming replica for the administrators' lists and figures; used only while it has everything that the main one has. */
  READ_DATABASE_URL: z.string().optional(),
  /**
   * An S3 bucket for photos and results, all five or none: several machines share it. Left out: a folder under DATA_DIR. With real
   * providers the address has https, unless it is one of a private network (as 10.1.2.3, `minio`, `s3.internal`).
   */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * Seconds for which a server that was asked to end still accepts requests, while `/readyz` already says no: a load balancer
   * needs them to notice.
   */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(5).default(0),
  /**
   * `on`: stand-ins for every provider; `off`: real ones; left out: on while there are no credentials and no other machine can
   * reach the product (`HOST`, `PUBLIC_URL`, `TRUST_PROXY`).
   */
  SANDBOX: z.enum(['on', 'off']).optional(),
  /** Key of sessions, signed addresses and hashes, 64 random hex digits; `npm start` makes one under DATA_DIR. */
  APP_SECRET: secret,
  /**
   * Secrets that are accepted beside `APP_SECRET`, separated by commas, the oldest last: the former ones after it has turned,
   * and the next one while it is being brought to several machines.
   */
  FORMER_APP_SECRETS: secrets,
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
  /**
   * The collector of traces (OTLP over HTTP), https://collector:4318; without one nothing of OpenTelemetry is loaded. For http
   * the rule of S3_ENDPOINT.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of requests whose trace is exported, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  ...vendorVariables,
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
  /** What writes captions; `openai` also reads chat messages that the classifier does not understand. */
  WORDS_DRIVER: z.enum(['embedded', 'openai']).default('embedded'),
  /**
   * Days that entries of the activity log are kept at most; they go by whole months, when the first of a month is that old. The law
   * requires six months of access records (Lei 12.965, art. 15).
   */
  ACTIVITY_DAYS: z.coerce.number().int().min(215).default(400),
  /** Captions without an edit that a member may request per day. */
  CAPTIONS_PER_DAY: z.coerce.number().int().min(1).default(60),
  /** Disk space for cached cutouts, in megabytes. */
  CUTOUT_CACHE_MB: z.coerce.number().int().min(50).default(1024),
  /** After so many seconds without an edit a worker lets the engine's memory go; the next upload loads it again. */
  ENGINE_REST_SECONDS: z.coerce.number().int().min(1).max(MAX_SECONDS).default(600),
  /** The brand and company named in texts; fictitious until you set them. */
  BRAND_NAME: z.string().min(1).default('Mandou'),
  LEGAL_NAME: z.string().min(1).default('Mandou Demonstração Ltda. (fictícia)'),
  TAX_ID: z.string().min(1).default('00.000.000/0000-00'),
  LEGAL_ADDRESS: z.string().min(1).default('Rua de Exemplo, 100, Recife, PE'),
  SUPPORT_EMAIL: z.email().default('ajuda@mandou.example'),
  /** When people answer in the chat and in the panel (São Paulo time): `mon-fri 09:00-18:00, sat 09:00-13:00`. */
  SUPPORT_HOURS: openingHours,
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
  const storage = storageOf(v)
  if (faults.length > 0 || storage.faults.length > 0) throw new ConfigurationError([...faults, ...storage.faults])
  const publicUrl = v.PUBLIC_URL ?? `http://localhost:${v.PORT}`
  return {
    isSandbox,
    isExposedSandbox,
    host: v.HOST,
    port: v.PORT,
    sandboxPort: v.SANDBOX_PORT ?? (v.PORT === 0 ? 0 : v.PORT + 1),
    workerPort: v.WORKER_PORT,
    workerKind: v.WORKER_KIND,
    publicUrl,
    isSecureOrigin: publicUrl.startsWith('https:'),
    trustProxy: v.TRUST_PROXY,
    metricsToken: v.METRICS_TOKEN,
    // behind a proxy of the same machine everybody seems to be this machine
    areMetricsOpenLocally: v.NODE_ENV !== 'production' && isSandbox,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    databaseDirectUrl: v.DATABASE_DIRECT_URL ?? v.DATABASE_URL,
    readDatabaseUrl: v.READ_DATABASE_URL,
    s3: storage.s3,
    drainSeconds: v.DRAIN_SECONDS,
    appSecret: v.APP_SECRET,
    formerAppSecrets: v.FORMER_APP_SECRETS,
    sandboxSecret: v.SANDBOX_SECRET,
    logLevel: v.LOG_LEVEL,
    traces: tracesOf(v),
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
    activityDays: v.ACTIVITY_DAYS,
    chat: chatOf(v),
    captionsPerDay: v.CAPTIONS_PER_DAY,
    cutoutCacheBytes: v.CUTOUT_CACHE_MB * 1_000_000,
    engineRestSeconds: v.ENGINE_REST_SECONDS,
    brand: brandOf(v),
  }
}

/** The names, addresses and hours that texts state. */
function brandOf(v: z.infer<typeof variables>) {
  return {
    name: v.BRAND_NAME,
    legalName: v.LEGAL_NAME,
    taxId: v.TAX_ID,
    address: v.LEGAL_ADDRESS,
    supportEmail: v.SUPPORT_EMAIL,
    supportHours: v.SUPPORT_HOURS,
    sourceUrl: v.SOURCE_URL,
  }
}

/** Where traces go, if anywhere. */
function tracesOf(v: z.infer<typeof variables>) {
  const url = v.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  return url === undefined ? undefined : { url, ratio: v.OTEL_TRACES_SAMPLER_ARG }
}

/** Number, greeting and link address of the chat. */
function chatOf(v: z.infer<typeof variables>) {
  return {
    number: v.CHAT_NUMBER,
    greeting: v.CHAT_GREETING,
    linkUrl: v.CHAT_LINK_URL,
  }
}
