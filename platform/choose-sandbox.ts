/** Whether the product runs on its sandbox or on real providers: product rule, all of one or all of the other. */
import { isIP } from 'node:net'
import { isLoopbackName } from './http/machine-names.ts'
import { faultsOfAddresses, faultsOfSandboxAddress } from './plain-addresses.ts'

export interface SandboxSettings {
  readonly NODE_ENV: string
  readonly SANDBOX?: 'on' | 'off' | undefined
  readonly HOST: string
  readonly PUBLIC_URL?: string | undefined
  /** What `proxies` made of it. */
  readonly TRUST_PROXY?: number | false | readonly string[]
}

export interface SandboxChoice {
  readonly isSandbox: boolean
  /** Whether other machines can reach a product that runs on the sandbox. */
  readonly isExposedSandbox: boolean
  /** What must be fixed before anything starts, by variable. */
  readonly faults: readonly string[]
}

const CREDENTIALS = [
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'ASAAS_API_KEY',
  'ASAAS_WEBHOOK_TOKEN',
  'META_APP_ID',
  'META_APP_SECRET',
] as const

/** Optional vendors: all variables of a group or none of it. */
const OPTIONAL_CREDENTIALS = [
  ['ZENVIA_API_TOKEN', 'ZENVIA_FROM', 'ZENVIA_WEBHOOK_TOKEN'],
  ['WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_VERIFY_TOKEN'],
] as const

/** The variables that a deployment with every vendor sets. */
export const VENDOR_CREDENTIALS: readonly string[] = [...CREDENTIALS, ...OPTIONAL_CREDENTIALS.flat()]

/**
 * Incomplete credentials are a fault. Production, and any publicly reachable product, never falls back to the sandbox silently:
 * there a made-up card buys, and the sandbox's page shows every code. Nor do real providers start with addresses that can be read
 * on the way, whatever `NODE_ENV` says.
 */
export function chooseSandbox(settings: SandboxSettings & Readonly<Record<string, unknown>>): SandboxChoice {
  const exposureFaults = publicExposureFaults(settings)
  const isProduction = settings.NODE_ENV === 'production'
  if (settings.SANDBOX === 'on') {
    const faults = isProduction ? faultsOfSandboxAddress(settings) : []
    return { isSandbox: true, isExposedSandbox: exposureFaults.length > 0, faults }
  }
  const isGiven = (name: string) => settings[name] !== undefined
  const begun = OPTIONAL_CREDENTIALS.filter((group) => group.some(isGiven))
  const wanted = [...CREDENTIALS, ...begun.flat()]
  const missing = wanted.filter((name) => !isGiven(name))
  const real = { isSandbox: false, isExposedSandbox: false }
  const isWantedReal = settings.SANDBOX === 'off' || isProduction || missing.length < wanted.length
  const why = 'missing (real providers need all their credentials; SANDBOX=on starts the stand-ins)'
  const absent = missing.map((name) => `${name}: ${why}`)
  const isExposed = exposureFaults.length > 0
  if (isWantedReal) return { ...real, faults: [...faultsOfAddresses(settings, isProduction || isExposed), ...absent] }
  return isExposed
    ? { ...real, faults: [...exposureFaults, ...absent] }
    : { isSandbox: true, isExposedSandbox: false, faults: [] }
}

/** The settings that make the product reachable from other machines. */
function publicExposureFaults({ HOST: host, PUBLIC_URL: publicUrl, TRUST_PROXY: proxies = false }: SandboxSettings): string[] {
  const why = 'lets strangers in, and on the sandbox a made-up card buys and no message is real (SANDBOX=on if you mean it)'
  return [
    ...(isLoopbackName(hostnameOf(host) ?? '') ? [] : [`HOST: ${why}`]),
    ...(proxies === false ? [] : [`TRUST_PROXY: ${why}`]),
    ...(publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname) ? [] : [`PUBLIC_URL: ${why}`]),
  ]
}

/** What a name may consist of: `localhost#0.0.0.0` would be the address of `localhost`, and listens elsewhere. */
const NAME = /^[\w.-]+$/

/** As addresses write it: one spelling for the many spellings of a network address. Undefined for anything else. */
function hostnameOf(host: string): string | undefined {
  const isLong = isIP(host) === 6
  if (!isLong && !NAME.test(host)) return undefined
  return URL.parse(`http://${isLong ? `[${host}]` : host}`)?.hostname
}
