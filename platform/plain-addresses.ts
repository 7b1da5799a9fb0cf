import { isLoopbackName } from './http/machine-names.ts'

/** Settings whose value is a provider's address. */
const PROVIDER_ADDRESS = /_(?:BASE|GRAPH|DIALOG)_URL$/

/** Faults in the addresses of a product with real members: without TLS, data can be read on the way. */
export function faultsOfAddresses(settings: Readonly<Record<string, unknown>>): readonly string[] {
  const { PUBLIC_URL: publicUrl } = settings
  const isReadable = typeof publicUrl !== 'string' || !publicUrl.startsWith('https:')
  return [
    ...(isReadable ? ['PUBLIC_URL: production needs the address that members type, with https'] : []),
    ...Object.entries(settings)
      .filter(([name, value]) => PROVIDER_ADDRESS.test(name) && typeof value === 'string' && isPlain(new URL(value)))
      .map(([name]) => `${name}: production needs https, or an address of this machine`),
  ]
}

function isPlain({ protocol, hostname }: URL): boolean {
  return protocol !== 'https:' && !isLoopbackName(hostname)
}
