/** Shapes that several variables share, and lists. */
import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { isGuessable } from './guessable.ts'

/** What a worker takes; `all` is both of the others. */
export const WORKER_KINDS = ['all', 'engine', 'light'] as const
export type WorkerKind = (typeof WORKER_KINDS)[number]

export const port = z.coerce.number().int().min(0).max(65_535)
export const count = z.coerce.number().int().min(1)

export const phones = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((phone) => phone.trim())
      .filter((phone) => phone !== ''),
  )
  .pipe(z.array(z.string().regex(/^\+[1-9]\d{7,14}$/, 'phones are written as +5511987654321, separated by commas')))

export const secret = z
  .string()
  .regex(/^[0-9a-f]{64}$/, { error: '64 hexadecimal digits', abort: true })
  .refine((digits) => !isGuessable(digits), 'too regular, so it can be guessed: use 64 random digits (openssl rand -hex 32)')
  .optional()

/** Also those that could be guessed: whoever has such a secret must be able to rotate it. */
export const secrets = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])))
  .pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits each, separated by commas')))

export const words = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )

/** `off`, the number of proxies in front of the product, or the addresses and networks of the trusted ones. */
export const proxies = z
  .string()
  .default('off')
  .transform((text, context) => {
    if (text === 'off') return false
    if (/^[1-9]$/.test(text)) return Number(text)
    const networks = text.split(',').map((network) => network.trim())
    if (networks.every(isNetwork)) {
      if (!networks.some(isTooWide)) return networks
      context.addIssue('a network is so wide that anybody could seem to come from anywhere: name the addresses of the proxies')
      return z.NEVER
    }
    context.addIssue('off, a number from 1 to 9, or addresses and networks such as 10.0.0.0/8, separated by commas')
    return z.NEVER
  })

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const size = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size))
}

/** The widest networks that belong to somebody alone, 10.0.0.0/8 and fc00::/7. */
const WIDEST_BITS = { 4: 8, 6: 7 }
/** Two halves of all IPv4 addresses, as IPv6 writes them. */
const FAR_APART = ['::ffff:1.0.0.1', '::ffff:200.0.0.1']

/** The bits before an IPv4 address that is written as IPv6, `::ffff:10.0.0.0/104`. */
const MAPPED_BITS = 96

function isMapped(address: string): boolean {
  const mapped = new BlockList()
  mapped.addSubnet('::ffff:0.0.0.0', MAPPED_BITS, 'ipv6')
  return mapped.check(address, 'ipv6')
}

function isTooWide(network: string): boolean {
  const [address = '', bits] = network.split('/')
  if (bits === undefined) return false
  if (isIP(address) === 4) return Number(bits) < WIDEST_BITS[4]
  if (isMapped(address)) return Number(bits) - MAPPED_BITS < WIDEST_BITS[4]
  const covered = new BlockList()
  covered.addSubnet(address, Number(bits), 'ipv6')
  return Number(bits) < WIDEST_BITS[6] || FAR_APART.every((one) => covered.check(one, 'ipv6'))
}

type CodeLimit = 'SMS_CODES_PER_DAY' | 'SMS_CODES_PER_ADDRESS' | 'SMS_CODES_PER_BLOCK' | 'SMS_CODES_PER_AREA'

/** How many sign-in codes may be sent. */
export function codeLimitsOf(given: Readonly<Record<CodeLimit, number>>) {
  return {
    perDay: given.SMS_CODES_PER_DAY,
    perAddress: given.SMS_CODES_PER_ADDRESS,
    perBlock: given.SMS_CODES_PER_BLOCK,
    perArea: given.SMS_CODES_PER_AREA,
  }
}
