import { isLoopbackName } from './http/machine-names.ts'

/** Settings whose value is a provider's address. */
const PROVIDER_ADDRESS = /_(?:BASE|GRAPH|DIALOG)_URL$/

const WITH_HTTPS = 'production needs the address that members type, with https'

/** Faults in the addresses of a product with real members: without TLS, data can be read on the way. */
export function faultsOfAddresses(settings: Readonly<Record<string, unknown>>): readonly string[] {
  const { PUBLIC_URL: publicUrl } = settings
  const isReadable = typeof publicUrl !== 'string' || !publicUrl.startsWith('https:')
  return [
    ...(isReadable ? [`PUBLIC_URL: ${WITH_HTTPS}`] : []),
    ...Object.entries(settings)
      .filter(([name, value]) => PROVIDER_ADDRESS.test(name) && typeof value === 'string' && isPlain(new URL(value)))
      .map(([name]) => `${name}: production needs https, or an address of this machine`),
  ]
}

/** Faults in the address of a sandbox in production, which may be tried at an address of this machine. */
export function faultsOfSandboxAddress({
  PUBLIC_URL: publicUrl,
}: {
  readonly PUBLIC_URL?: string | undefined
}): readonly string[] {
  return publicUrl !== undefined && isPlain(new URL(publicUrl)) ? [`PUBLIC_URL: ${WITH_HTTPS}`] : []
}

function isPlain({ protocol, hostname }: URL): boolean {
  return protocol !== 'https:' && !isLoopbackName(hostname)
}
