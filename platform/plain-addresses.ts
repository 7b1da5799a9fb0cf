import { isLoopbackName } from './http/machine-names.ts'

/** Settings whose value is where a provider is. */
const PROVIDER_ADDRESS = /_(?:BASE|GRAPH|DIALOG)_URL$/

/** A fault for each setting that leads to a provider over the network without TLS, where anybody on the way could read along. */
export function plainAddresses(settings: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(settings)
    .filter(([name, value]) => PROVIDER_ADDRESS.test(name) && typeof value === 'string' && isPlain(new URL(value)))
    .map(([name]) => `${name}: production needs https, or an address of this machine`)
}

function isPlain({ protocol, hostname }: URL): boolean {
  return protocol !== 'https:' && !isLoopbackName(hostname)
}
