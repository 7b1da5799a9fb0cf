/** Variables that are lists. */
import { isIP } from 'node:net'
import { z } from 'zod'

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
  .regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
  .optional()

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
  .transform((told, context) => {
    if (told === 'off') return false
    if (/^[1-9]$/.test(told)) return Number(told)
    const networks = told.split(',').map((network) => network.trim())
    if (networks.every(isNetwork)) return networks
    context.addIssue('off, a number from 1 to 9, or addresses and networks such as 10.0.0.0/8, separated by commas')
    return z.NEVER
  })

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const size = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size))
}
