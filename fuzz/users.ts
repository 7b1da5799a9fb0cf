/** The callers: visitors without a session, members who come and go, administrators who have opened the panel. */
import { cpf } from 'cpf-cnpj-validator'
import { TOTP, URI } from 'otpauth'
import type { Exchange } from './send.ts'

export const ROLES = ['guest', 'member', 'administrator'] as const
export type Role = (typeof ROLES)[number]

export interface User {
  readonly role: Role
  readonly phone: string
  /** Empty for a guest. */
  readonly cookie: string
  /** The panel's token; empty for everybody else. */
  readonly token: string
  readonly document: string
  /** The user's network address: limits count by it. */
  readonly address: string
}

/** Existing area codes, many of them, so that the limit on codes to one area is not reached. */
const AREAS = [11, 21, 27, 31, 41, 47, 51, 61, 62, 71, 81, 85, 91, 92] as const
const phonesOf = (count: number, first: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `+55${AREAS[at % AREAS.length] ?? 11}9${first + Math.floor(at / AREAS.length) * 13}`)

/** Have the plan without paying; every third member signs in with another phone, and may buy. */
export const COURTESY_PHONES = phonesOf(2000, 81_000_000)
export const ADMIN_PHONES = phonesOf(400, 82_000_000)
const OTHER_PHONES = phonesOf(4000, 83_000_000)

export interface Users {
  /** The user of a role for the case with this number. */
  readonly userFor: (role: Role, number: number) => User
  /** This user's session has ended: a new one replaces it. */
  readonly replace: (user: User) => Promise<void>
  /** Every member and administrator that ever signed in. */
  readonly met: readonly User[]
}

interface UsersOptions {
  readonly exchange: Exchange
  /** The newest code that was sent to a phone. */
  readonly readCode: (phone: string) => Promise<string>
  /** Gives a new member data: photos, edits, and what else calls need to find. */
  readonly seedProduct: (user: User) => Promise<void>
}

const MEMBERS = 6
const ADMINISTRATORS = 2

export async function openUsers({ exchange, readCode, seedProduct }: UsersOptions): Promise<Users> {
  const met: User[] = []
  const counts = { member: 0, administrator: 0 }
  const places: Record<'member' | 'administrator', User[]> = { member: [], administrator: [] }

  const enter = async (role: 'member' | 'administrator'): Promise<User> => {
    const at = counts[role]
    counts[role] += 1
    const user = await signIn({ exchange, readCode, role, phone: phoneFor(role, at), at })
    met.push(user)
    await seedProduct(user)
    return user
  }
  for (let count = 0; count < MEMBERS; count += 1) places.member.push(await enter('member'))
  for (let count = 0; count < ADMINISTRATORS; count += 1) places.administrator.push(await enter('administrator'))

  return {
    met,
    userFor: (role, number) => {
      const address = addressOf(number)
      if (role === 'guest')
        return {
          role,
          phone: OTHER_PHONES.at(-1 - (number % 500)) ?? '',
          cookie: '',
          token: '',
          document: cpf.generate(),
          address,
        }
      const place = places[role][number % places[role].length]
      if (!place) throw new Error('nobody plays this role')
      return { ...place, address }
    },
    replace: async (user) => {
      if (user.role === 'guest') return
      const list = places[user.role]
      const placeNow = () => list.findIndex(({ cookie }) => cookie === user.cookie)
      if (placeNow() === -1) return
      const somebodyNew = await enter(user.role)
      list.splice(placeNow(), 1, somebodyNew)
    },
  }
}

function phoneFor(role: 'member' | 'administrator', at: number): string {
  const phones = role === 'administrator' ? ADMIN_PHONES : at % 3 === 2 ? OTHER_PHONES : COURTESY_PHONES // oxlint-disable-line no-nested-ternary -- a table of three
  return phones[at] ?? ''
}

/** One in the network reserved for benchmarks (RFC 2544), which has as many as there are cases. */
function addressOf(number: number): string {
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`
}

interface Entry extends Pick<UsersOptions, 'exchange' | 'readCode'> {
  readonly role: 'member' | 'administrator'
  readonly phone: string
  readonly at: number
}

async function signIn({ exchange, readCode, role, phone, at }: Entry): Promise<User> {
  const address = `198.51.100.${at % 250}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.${at % 200}.113.${Math.floor(at / 200)}` }
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    exchange({ method: 'POST', target: path, headers: { ...headers, ...more }, body: Buffer.from(JSON.stringify(body)) })
  await post('/api/otp/send', { phone })
  const answer = await post('/api/otp/verify', { phone, code: await readCode(phone) })
  const cookie = /^session=[^;]*/.exec([answer.headers['set-cookie'] ?? []].flat()[0] ?? '')?.[0] ?? ''
  if (cookie === '') throw new Error(`nobody could sign in: ${answer.status} ${answer.text}`)
  const token = role === 'administrator' ? await openPanel((body) => post('/api/admin/login', body, { cookie }), phone) : ''
  return { role, phone, cookie, token, document: cpf.generate(), address }
}

async function openPanel(login: (body: object) => Promise<{ readonly text: string }>, phone: string): Promise<string> {
  const enrolling = JSON.parse((await login({ phone, name: 'Ana' })).text) as { otpauth_url: string } // as: the contract of the call
  const totp = URI.parse(enrolling.otpauth_url)
  const code = totp instanceof TOTP ? totp.generate() : ''
  return (JSON.parse((await login({ phone, name: 'Ana', code })).text) as { token: string }).token // as: the same
}
