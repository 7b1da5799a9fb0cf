/**
 * The Graph API is one tree of ids, and what an id names is not seen in its address. So the ids of this stand-in are known by
 * how they begin, and their calls are led into a tree of their own before any route is looked for.
 */
import { randomBytes, randomInt } from 'node:crypto'

export const TREE = '/graph-of-whatsapp'

/** Media and templates; the fixed ids (number, account) begin with 55 and 56. */
const HEADS = { media: '57', template: '58' } as const
const OWN = /^(?:\/+v\d{1,2}\.\d)?\/+5[5-8]\d{13}(?=[/?]|$)/

/** The address that the router sees. */
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
