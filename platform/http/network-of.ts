import { isIPv6 } from 'node:net'

/** Whom an address belongs to, as far as it shows: an owner of IPv6 addresses has a whole /64 of them. */
export function networkOf(address: string): string {
  return isIPv6(address) && !address.includes('.') ? address.split('::')[0]?.split(':').slice(0, 4).join(':') || address : address
}
