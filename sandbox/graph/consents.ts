/** Each person's consent, and the codes and tokens issued for it. */
import { randomBytes } from 'node:crypto'
import { type Clock, DAY, HOUR, addMs, MINUTE } from '#platform/clock.ts'
import type { Memory } from '../memory.ts'
import { appRemoved, codeRefused, tokenExpired, tokenMalformed } from './errors.ts'
import { findPerson, type Page, PEOPLE, type Person } from './people.ts'

export type Decision = 'granted' | 'declined'

export interface Consent {
  readonly scopes: ReadonlyMap<string, Decision>
  readonly pageIds: ReadonlySet<string>
}

export interface Token {
  readonly value: string
  readonly person: Person
  readonly isLongLived: boolean
  /** Undefined: a system user's, which does not expire. */
  readonly expiresAt: Date | undefined
}

interface Code {
  readonly personId: string
  readonly redirectUri: string
  readonly expiresAt: Date
  isUsed: boolean
}

export interface Consents {
  readonly of: (personId: string) => Consent | undefined
  readonly give: (personId: string, consent: Consent) => void
  /** The person removed the app: every token is invalid. @returns false when there was no consent */
  readonly remove: (personId: string) => boolean
  readonly decline: (personId: string, scope: string) => void
  readonly issueCode: (personId: string, redirectUri: string) => string
  /** @throws GraphError */
  readonly redeemCode: (code: string, redirectUri: string) => Token
  readonly issueToken: (person: Person, isLongLived: boolean, expiresAt?: Date) => Token
  /** @throws GraphError for an unknown or expired token */
  readonly findToken: (value: string) => Token
  readonly isAllowed: (token: Token, scope: string) => boolean
  readonly visiblePages: (token: Token) => readonly Page[]
  readonly memory: Memory
  readonly clear: () => void
}

interface Remembered {
  readonly consents: ReadonlyMap<string, Consent>
  readonly codes: ReadonlyMap<string, Code>
  readonly tokens: readonly (Omit<Token, 'person'> & { readonly personId: string })[]
}

const CODE_LIFE = 10 * MINUTE
const SHORT_LIFE = 2 * HOUR
const LONG_LIFE = 60 * DAY

/** @param accessToken of the system user */
export function createConsents(clock: Clock, accessToken: string): Consents {
  const consents = new Map<string, Consent>()
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Token>()
  const systemUserToken = systemToken(accessToken)

  const issueToken: Consents['issueToken'] = (person, isLongLived, expiresAt) => {
    const life = isLongLived ? LONG_LIFE : SHORT_LIFE
    const token = { value: newToken(), person, isLongLived, expiresAt: expiresAt ?? addMs(clock.now(), life) }
    tokens.set(token.value, token)
    return token
  }
  const isAllowed: Consents['isAllowed'] = (token, scope) =>
    token === systemUserToken || consents.get(token.person.id)?.scopes.get(scope) === 'granted'

  return {
    of: (personId) => consents.get(personId),
    give: (personId, consent) => void consents.set(personId, consent),
    remove: (personId) => consents.delete(personId),
    decline: (personId, scope) => {
      const consent = consents.get(personId)
      if (consent) consents.set(personId, { ...consent, scopes: new Map([...consent.scopes, [scope, 'declined']]) })
    },
    issueCode: (personId, redirectUri) => {
      const code = `AQ${randomBytes(96).toString('base64url')}`
      codes.set(code, { personId, redirectUri, expiresAt: addMs(clock.now(), CODE_LIFE), isUsed: false })
      return code
    },
    redeemCode: (value, redirectUri) => {
      const code = codes.get(value)
      if (!code || code.isUsed) throw codeRefused('used')
      if (code.expiresAt <= clock.now()) throw codeRefused('expired')
      if (code.redirectUri !== redirectUri) throw codeRefused('redirect')
      code.isUsed = true
      const person = findPerson(code.personId)
      if (!person) throw codeRefused('used')
      return issueToken(person, false)
    },
    issueToken,
    findToken: (value) => {
      const token = value === systemUserToken.value ? systemUserToken : tokens.get(value)
      if (!token) throw tokenMalformed()
      if (token !== systemUserToken && !consents.has(token.person.id)) throw appRemoved()
      const { expiresAt } = token
      if (expiresAt && expiresAt <= clock.now()) throw tokenExpired(expiresAt.toUTCString(), clock.now().toUTCString())
      return token
    },
    isAllowed,
    visiblePages: (token) => {
      const ticked = consents.get(token.person.id)?.pageIds
      return token.person.pages.filter(
        ({ id, isInPortfolio }) =>
          token === systemUserToken || (ticked?.has(id) && (!isInPortfolio || isAllowed(token, 'business_management'))),
      )
    },
    memory: rememberConsents({ consents, codes, tokens }),
    clear: () => {
      for (const book of [consents, codes, tokens]) book.clear()
    },
  }
}

interface Books {
  readonly consents: Map<string, Consent>
  readonly codes: Map<string, Code>
  readonly tokens: Map<string, Token>
}

function rememberConsents({ consents, codes, tokens }: Books): Memory {
  return {
    read: (): Remembered => ({
      consents,
      codes,
      tokens: [...tokens.values()].map(({ person, ...token }) => ({ ...token, personId: person.id })),
    }),
    restore: (saved) => {
      const remembered = saved as Remembered // as: what `read` returned
      for (const [id, consent] of remembered.consents) consents.set(id, consent)
      for (const [value, code] of remembered.codes) codes.set(value, code)
      for (const { personId, ...token } of remembered.tokens) {
        const person = findPerson(personId)
        if (person) tokens.set(token.value, { ...token, person })
      }
    },
  }
}

/** Gives access to the first account without an end, for clients without a login. */
function systemToken(value: string): Token {
  const [person] = PEOPLE
  if (!person) throw new Error('no person can sign in')
  return { value, person, isLongLived: true, expiresAt: undefined }
}

function newToken(): string {
  return `EAAS${randomBytes(96).toString('base64url').replaceAll(/[-_]/g, 'Z')}`
}
