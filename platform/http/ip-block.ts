import { isIPv6, SocketAddress } from 'node:net'

/** Unreadable addresses count as one, so that they cannot be used to avoid the limits. */
const UNREADABLE = 'unreadable'

/**
 * The group under which limits count a network address: the whole IPv4 address; the first 64 bits of an IPv6 address, because one
 * household or rented server owns all the rest. An IPv4 address mapped into IPv6 counts as itself.
 */
export function ipBlockOf(address: string): string {
  const host = readHost(address)
  return isIPv6(host) ? `${firstGroups(host, 4)}::/64` : host
}

/**
 * The wider network of an IPv6 address, its first 48 bits: a data centre customer can rent 65,536 groups at once. An IPv4 address
 * has none, because its neighbours are unrelated.
 */
export function widerIpBlockOf(address: string): string | undefined {
  const host = readHost(address)
  return isIPv6(host) ? `${firstGroups(host, 3)}::/48` : undefined
}

/**
 * The address, or the first one of a group, in canonical form without zone and port; IPv4 is extracted from the mappings of RFC
 * 4291 (`::ffff:…`) and RFC 6052.
 */
function readHost(address: string): string {
  const bare = address.split(/[%/]/, 1)[0] ?? ''
  const host = SocketAddress.parse(isIPv6(bare) ? `[${bare}]` : bare)?.address.replace(/^::ffff:(?=.*\.)/, '')
  if (host === undefined) return UNREADABLE
  return host.startsWith(TRANSLATED) ? lastFourBytes(groupsOf(host)) : host
}

const TRANSLATED = '64:ff9b::'

function lastFourBytes(groups: readonly string[]): string {
  const halves = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.')
}

function firstGroups(host: string, count: number): string {
  return groupsOf(host).slice(0, count).join(':')
}

/** All eight groups, with shortened zeros written out. */
function groupsOf(host: string): string[] {
  const [head = [], tail] = host.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  if (tail === undefined) return head
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}
