import { isLoopbackName } from './http/machine-names.ts'

/** Settings whose value is where a provider is. */
const PROVIDER_ADDRESS = /_(?:BASE|GRAPH|DIALOG)_URL$/

/** What is wrong with the addresses of a product that works with real people: whatever travels without TLS can be read on the way. */
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
