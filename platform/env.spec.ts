import { expect, test } from 'vitest'
import { ConfigurationError, loadEnv } from './env.ts'

const ASAAS = { ASAAS_API_KEY: '$aact_prod_k', ASAAS_WEBHOOK_TOKEN: 'a-token-that-is-long' }
const META = { META_APP_ID: '1', META_APP_SECRET: 's' }
const REAL = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: '+15005550006', ...ASAAS, ...META }
const HTTPS = { PUBLIC_URL: 'https://mandou.example' }
const PLAIN = { ASAAS_BASE_URL: 'http://api.asaas.example/v3', META_GRAPH_URL: 'http://graph.example' }
const BUCKET = { S3_REGION: 'r', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 'k' }

function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    loadEnv(variables)
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults
    throw error
  }
}

test('starts on the sandbox when nothing is configured', () => {
  expect(loadEnv({})).toMatchObject({ isSandbox: true, port: 3000, sandboxPort: 3001, publicUrl: 'http://localhost:3000' })
})

test('normalises the public address without a slash at its end, and accepts no path', () => {
  expect(loadEnv({ SANDBOX: 'on', PUBLIC_URL: 'https://Mandou.example/' }).publicUrl).toBe('https://mandou.example')
  for (const address of ['https://mandou.example/loja', 'https://mandou.example/?a=1', 'https://ana:senha@mandou.example'])
    expect(faultsOf({ PUBLIC_URL: address })).toEqual([expect.stringContaining('PUBLIC_URL')])
})

test('starts on real providers when all their credentials are there', () => {
  expect(loadEnv({ ...REAL, ...HTTPS, NODE_ENV: 'production' })).toMatchObject({ isSandbox: false, isSecureOrigin: true })
})

test.each([
  ['a part of the credentials', { TWILIO_ACCOUNT_SID: 'AC1', ...ASAAS, ...META }, ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  ['a part of the second SMS vendor’s credentials', { ...REAL, ZENVIA_API_TOKEN: 't' }, ['ZENVIA_FROM', 'ZENVIA_WEBHOOK_TOKEN']],
  [
    'a part of the chat’s credentials',
    { ...REAL, WHATSAPP_PHONE_NUMBER_ID: '1' },
    ['WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_VERIFY_TOKEN'],
  ],
  ['the number where its id belongs', { WHATSAPP_PHONE_NUMBER_ID: '+5511955550100' }, ['WHATSAPP_PHONE_NUMBER_ID']],
  ['production without credentials', { NODE_ENV: 'production', ...HTTPS }, Object.keys(REAL)],
  ['production without an address', { NODE_ENV: 'production', ...REAL }, ['PUBLIC_URL']],
  ['production without https', { NODE_ENV: 'production', ...REAL, PUBLIC_URL: 'http://mandou.example' }, ['PUBLIC_URL']],
  [
    'production on the sandbox without https, but for an address of this machine',
    { NODE_ENV: 'production', SANDBOX: 'on', PUBLIC_URL: 'http://mandou.example' },
    ['PUBLIC_URL'],
  ],
  [
    'production with providers that are reached in the clear',
    {
      NODE_ENV: 'production',
      ...REAL,
      ...HTTPS,
      ...PLAIN,
      OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1',
    },
    Object.keys(PLAIN),
  ],
  ['real providers that are reached in the clear', { ...REAL, ...PLAIN }, Object.keys(PLAIN)],
  ['real providers that members reach without https', { ...REAL, PUBLIC_URL: 'http://mandou.example' }, ['PUBLIC_URL']],
  ['real providers that other machines reach, without an address', { ...REAL, HOST: '0.0.0.0' }, ['PUBLIC_URL']],
  [
    'a bucket and a collector beyond the private network in the clear',
    { ...REAL, ...BUCKET, S3_ENDPOINT: 'http://s3.example', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://8.8.8.8:4318' },
    ['S3_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ],
  [
    'half a bucket',
    { S3_ENDPOINT: 'http://s3.example', S3_BUCKET: 'b' },
    ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ],
  ['a direct address without the other', { DATABASE_DIRECT_URL: 'postgres://db' }, ['DATABASE_URL']],
  ['real providers asked for without credentials', { SANDBOX: 'off' }, Object.keys(REAL)],
  ['a special token that can be guessed', { REVIEW_TOKENS: 'META1' }, ['REVIEW_TOKENS']],
  [
    'several faults at once',
    { PORT: 'x', TRUST_PROXY: 'everybody', COURTESY_PHONES: '11987654321', PUBLIC_URL: 'ftp://x' },
    ['PORT', 'TRUST_PROXY', 'PUBLIC_URL', 'COURTESY_PHONES'],
  ],
])('refuses %s and names every variable', (_, variables, names) => {
  const named = faultsOf(variables).map((fault) => fault.split(':', 1)[0]?.replace(/\.\d+$/, ''))
  expect(new Set(named)).toEqual(new Set(names))
})

const OPENINGS = [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.0.7' },
  { HOST: '::ffff:192.168.0.7' },
  { HOST: 'mandou' },
  { HOST: 'localhost#0.0.0.0' },
  { HOST: 'localhost/0.0.0.0' },
  { HOST: '0.0.0.0@localhost' },
  { HOST: '::1]#' },
  { HOST: '0.0.0.0#.localhost' },
  { TRUST_PROXY: '1' },
  { TRUST_PROXY: '10.0.0.0/8' },
  { PUBLIC_URL: 'http://mandou.example' },
  { PUBLIC_URL: 'http://192.168.0.7:3000' },
  { PUBLIC_URL: 'http://localhost.mandou.example' },
]

test.each(OPENINGS)('never falls back to the sandbox when it is publicly reachable: %j', (variables) => {
  const faults = faultsOf(variables)
  expect(faults[0]).toMatch(new RegExp(`^${Object.keys(variables)[0]}: .*SANDBOX=on`))
  for (const name of Object.keys(REAL)) expect(faults.join()).toContain(name)
  expect(loadEnv({ ...variables, SANDBOX: 'on' })).toMatchObject({ isSandbox: true, isExposedSandbox: true })
  expect(loadEnv({ ...variables, ...REAL, ...HTTPS })).toMatchObject({ isSandbox: false, isExposedSandbox: false })
})

test.each([
  {},
  { HOST: 'localhost' },
  { HOST: '127.0.0.1' },
  { HOST: '127.1' },
  { HOST: '::1' },
  { HOST: '0:0:0:0:0:0:0:1' },
  { TRUST_PROXY: 'off' },
  { PUBLIC_URL: 'http://localhost:4000' },
  { PUBLIC_URL: 'http://mandou.localhost:4000' },
  { PUBLIC_URL: 'http://127.8.9.1:4000' },
  { PUBLIC_URL: 'http://[::1]:4000' },
])('falls back to the sandbox when only this machine can reach it: %j', (variables) => {
  expect(loadEnv(variables)).toMatchObject({ isSandbox: true, isExposedSandbox: false })
})

test.each([
  ['off', false],
  ['1', 1],
  ['10.0.0.0/8, fc00::/7,127.0.0.1, ::1/128', ['10.0.0.0/8', 'fc00::/7', '127.0.0.1', '::1/128']],
])('trusts the configured proxies: %s', (told, trustProxy) => {
  expect(loadEnv({ TRUST_PROXY: told, SANDBOX: 'on' }).trustProxy).toEqual(trustProxy)
})

const NO_PROXIES = ['true', '0', '10', '10.0.0.0/33', '10.0.0', '*', '10.0.0.1/8/9']
const TOO_WIDE = [
  '0.0.0.0/0',
  '10.1.2.3/7',
  '127.0.0.1,::/0',
  '2000::/3',
  '::ffff:0:0/96',
  '::ffff:0:0/97',
  '::ffff:10.0.0.0/103',
  '100::/7',
]

test.each([...NO_PROXIES, ...TOO_WIDE])('refuses the proxies %s', (told) => {
  expect(faultsOf({ TRUST_PROXY: told })).toEqual([expect.stringMatching(/^TRUST_PROXY: /)])
})

test.each([
  'http://localhost:9000',
  'http://10.1.2.3:9000',
  'http://[fd00::1]:9000',
  'http://minio:9000',
  'http://s3.internal',
  'http://minio.storage.svc.cluster.local:9000',
])('lets a bucket and a collector of a private network do without TLS: %s', (address) => {
  expect(faultsOf({ ...REAL, ...BUCKET, S3_ENDPOINT: address, OTEL_EXPORTER_OTLP_ENDPOINT: address })).toEqual([])
})

test('shows metrics without a token to this machine on the sandbox alone: behind a proxy everybody seems to be this machine', () => {
  expect(loadEnv({}).areMetricsOpenLocally).toBe(true)
  expect(loadEnv(REAL).areMetricsOpenLocally).toBe(false)
  expect(loadEnv({ NODE_ENV: 'production', SANDBOX: 'on' }).areMetricsOpenLocally).toBe(false)
})

test.each(['0'.repeat(64), '0123456789abcdef'.repeat(4)])('refuses the secret %s, and accepts it as a former one', (digits) => {
  for (const name of ['APP_SECRET', 'SANDBOX_SECRET'])
    expect(faultsOf({ [name]: digits })).toEqual([expect.stringMatching(new RegExp(`^${name}: .*openssl rand`))])
  expect(loadEnv({ FORMER_APP_SECRETS: digits }).formerAppSecrets).toEqual([digits])
})

test('never repeats a value in a fault', () => {
  expect(faultsOf({ APP_SECRET: 'not-hexadecimal-but-secret' }).join()).not.toContain('but-secret')
})

test.each([{}, { PUBLIC_URL: 'http://localhost:8080' }, HTTPS])(
  'lets production run on the sandbox when that is configured explicitly: %j',
  (address) => {
    expect(loadEnv({ NODE_ENV: 'production', SANDBOX: 'on', ...address }).isSandbox).toBe(true)
  },
)
