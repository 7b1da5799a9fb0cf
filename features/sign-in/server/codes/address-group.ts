import { isIPv4, isIPv6 } from 'node:net'

/**
 * A network address as limits count it: IPv4 whole; IPv6 by its first 64 bits, since one household or one rented server
 * owns all the rest. An IPv4 address that arrives in IPv6 clothes counts as itself.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  return isIPv6(address) ? `${firstHalf(address)}::/64` : address
}

/** The first four groups of an IPv6 address, its shortened zeros written out. */
function firstHalf(address: string): string {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const given = groupsOf(head)
  const zeros = tail === undefined ? 0 : 8 - given.length - groupsOf(tail).length
  const groups = [...given, ...Array.from({ length: zeros }, () => '0'), ...groupsOf(tail ?? '')]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** An IPv4 address at the end stands for two groups. */
function groupsOf(half: string): string[] {
  return half === '' ? [] : half.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
