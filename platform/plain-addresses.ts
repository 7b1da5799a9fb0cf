/** Which addresses of the configuration may do without TLS: what goes to any other could be read and changed on the way. */
import { BlockList, isIP } from 'node:net'
import { isLoopbackName } from './http/machine-names.ts'

/** Settings whose value is a provider's address. */
const PROVIDER_ADDRESS = /_(?:BASE|GRAPH|DIALOG)_URL$/
/** Settings whose value is the address of a service of the operator's own, which often runs in the same closed network. */
const OWN_SERVICE: readonly string[] = ['S3_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT']
/** Names that only the inside of such a network knows: those of a compose file have no dot. */
const INSIDE_NAME = /^[\w-]+$|\.(?:internal|svc|cluster\.local)$/

const WITH_HTTPS = 'the address that members type, with https'

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/**
 * Faults in the addresses of a product with real providers, whatever `NODE_ENV` says: members are real, and so are cards.
 * @param isReachable whether members come from other machines, so that an address is needed at all
 */
export function faultsOfAddresses(settings: Readonly<Record<string, unknown>>, isReachable: boolean): readonly string[] {
  const { PUBLIC_URL: publicUrl } = settings
  const isReadable = isReachable && (typeof publicUrl !== 'string' || !publicUrl.startsWith('https:'))
  const addresses = Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'string' && isAddress(name) ? [[name, new URL(value)] as const] : [],
  )
  return [
    ...(isReadable ? [`PUBLIC_URL: real providers need ${WITH_HTTPS}`] : []),
    ...addresses.flatMap(([name, address]) => faultOf(name, address) ?? []),
  ]
}

function isAddress(name: string): boolean {
  return PROVIDER_ADDRESS.test(name) || OWN_SERVICE.includes(name)
}

function faultOf(name: string, address: URL): string | undefined {
  if (!isPlain(address)) return undefined
  if (!OWN_SERVICE.includes(name)) return `${name}: real providers need https, or an address of this machine`
  return isInside(address.hostname) ? undefined : `${name}: real providers need https, or an address of a private network`
}

function isInside(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  return version === 0 ? INSIDE_NAME.test(hostname) : privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Faults in the address of a sandbox in production, which may be tried at an address of this machine. */
export function faultsOfSandboxAddress({
  PUBLIC_URL: publicUrl,
}: {
  readonly PUBLIC_URL?: string | undefined
}): readonly string[] {
  return publicUrl !== undefined && isPlain(new URL(publicUrl)) ? [`PUBLIC_URL: production needs ${WITH_HTTPS}`] : []
}

function isPlain({ protocol, hostname }: URL): boolean {
  return protocol !== 'https:' && !isLoopbackName(hostname)
}
