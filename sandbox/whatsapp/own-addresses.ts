/**
 * The Graph API has one tree of ids, and an address does not show what its id names. So the ids of this stand-in begin with known
 * digits, and their calls are rewritten to paths of their own before routing.
 */
import { randomBytes, randomInt } from 'node:crypto'

export const TREE = '/graph-of-whatsapp'

/** Media and templates; the fixed ids (number, account) begin with 55 and 56. */
const HEADS = { media: '57', template: '58' } as const
const OWN = /^(?:\/+v\d{1,2}\.\d)?\/+5[5-8]\d{13}(?=[/?]|$)/

/** The address for the router. */
export function leadIntoTree(address: string): string {
  return OWN.test(address) ? TREE + address : address
}

/** Fifteen digits. */
export function newNodeId(kind: keyof typeof HEADS): string {
  return HEADS[kind] + String(randomInt(10 ** 13)).padStart(13, '0')
}

/** Opaque, as Meta's are: `wamid.` and base64. */
export function newMessageId(): string {
  return `wamid.HBg${randomBytes(27).toString('base64')}`
}
