/** `APP_SECRET` is rotated under the whole product: what was sealed, signed or hashed before stays valid. */
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { composeCore, type Core } from '#apps/compose.ts'
import { openEngine } from '#apps/open-engine.ts'
import { SEALED_COLUMNS } from '#apps/tables/sealed-columns.ts'
import { serveProduct } from '#apps/serve-product.ts'
import { openPanel } from '#apps/testing/open-panel.test-support.ts'
import { type Social, type SocialMember, startSocial } from '#apps/testing/social.test-support.ts'
import { openTestTextWorkers } from '#apps/testing/work.test-support.ts'
import { readToken, fullSizeLine } from '#features/chat/server/pictures/full-size-link.ts'
import { withToken } from '#features/instagram/server/index.ts'
import { createKeyring, newId, newSecret } from '#platform/crypto.ts'
import { loadEnv } from '#platform/env.ts'
import { UnknownSecretFault } from '../platform/keys/open-keyring.ts'
import { reseal } from '../platform/keys/reseal.ts'

const CPF = '52998224725'
const AFTER_ROTATION = newSecret()

let social: Social
let ana: SocialMember
let panel: Record<string, string>
let before: string
beforeAll(async () => {
  social = await startSocial()
  before = social.variables['APP_SECRET'] ?? ''
  ana = await social.visit()
  await ana.connect()
  const contact = { action: 'update', name: 'ANA', email: 'ana@exemplo.example', document: CPF }
  expect((await ana.call('POST', '/api/user', contact)).statusCode).toBe(200)
  panel = await openPanel(social)
})
afterAll(() => social.close())

interface Server {
  readonly core: Core
  readonly app: FastifyInstance
}

/** A server of the same deployment with other secrets. */
async function startWith(current: string, ...former: readonly string[]): Promise<Server> {
  const env = loadEnv({ ...social.variables, APP_SECRET: current, FORMER_APP_SECRETS: former.join(',') })
  const { log } = social.core
  const core = await composeCore(env, { log, part: 'server', textWorkers: openTestTextWorkers() })
  const engine = openEngine(env, log)
  const app = await serveProduct({ core, engine })
  onTestFinished(async () => {
    await app.close()
    await engine.close()
    await core.close()
  })
  return { core, app }
}

const tokenOf = ({ core }: Pick<Server, 'core'>) => withToken(core.instagram, ana.id, async ({ token }) => token)
const hashKeyRows = async () => JSON.stringify(await social.query('select * from hash_key'))
const phoneAt = async ({ app }: Server) => {
  const url = `/api/user?phone=${encodeURIComponent(ana.phone)}`
  const answer = await app.inject({ url, headers: { cookie: ana.cookie } })
  return answer.json<{ user: { phone: string } }>().user.phone
}
const sealedValues = async () => {
  const all = await Promise.all(
    SEALED_COLUMNS.map(async ({ table, sealed }) => {
      const rows = await social.query(
        `select ${sealed.name} as sealed from ${getTableName(table)} where ${sealed.name} is not null`,
      )
      return rows.map(({ sealed: value }) => String(value))
    }),
  )
  return all.flat()
}

it('every sealed column is resealed, but those of codes, which die within minutes', async () => {
  const rows = await social.query(
    "select table_name || '.' || column_name as name from information_schema.columns where column_name like 'sealed%' and table_schema = 'public'",
  )
  const known = SEALED_COLUMNS.map(({ table, sealed }) => `${getTableName(table)}.${sealed.name}`)
  expect(rows.map(({ name }) => String(name)).toSorted()).toEqual(
    [...known, 'sign_in_codes.sealed_code', 'hash_key.sealed_key'].toSorted(),
  )
  expect(SEALED_COLUMNS.every(({ table, sealed }) => Object.values(getTableColumns(table)).includes(sealed))).toBe(true)
})

it('sessions, the panel, tokens, links and hashes outlive a rotation of APP_SECRET', async () => {
  const old = social.core
  const edit = newId(old.clock.now())
  const link = (core: Core) => /pictures\/(\S+)/.exec(fullSizeLine({ ...core, publicUrl: 'http://x' }, edit, 'en'))?.[1] ?? ''
  const token = await tokenOf(social)
  const rotated = await startWith(AFTER_ROTATION, before)

  expect(await phoneAt(rotated)).toBe(ana.phone)
  expect((await rotated.app.inject({ url: '/api/admin/auth', headers: panel })).json()).toMatchObject({ unlocked: true })
  expect(await tokenOf(rotated)).toBe(token)
  expect(rotated.core.keyring.hash('former-phone', ana.phone)).toBe(old.keyring.hash('former-phone', ana.phone))
  expect(readToken(rotated.core, link(old))).toBe(edit)
})

it('servers with the next secret and servers with the present one understand each other', async () => {
  const next = newSecret()
  const early = await startWith(before, next, AFTER_ROTATION)
  const late = await startWith(next, before)
  for (const [maker, reader] of [
    [early, late],
    [late, early],
  ] as const) {
    expect(reader.core.keyring.verify('picture', 'a cup', maker.core.keyring.sign('picture', 'a cup'))).toBe(true)
    expect(reader.core.keyring.open('codes', maker.core.keyring.seal('codes', '123456'))).toBe('123456')
  }
  // the key of hashes goes back to where the other tests expect it
  await startWith(before, next)
})

it('what was sealed before is sealed anew, and the former secret may go', async () => {
  const rotated = await startWith(AFTER_ROTATION, before)
  const { database, keyring, log } = rotated.core
  const results = await reseal({ db: database.db, keyring, log }, SEALED_COLUMNS)
  expect(results.map(({ unreadable }) => unreadable)).toEqual(SEALED_COLUMNS.map(() => 0))
  const values = await sealedValues()
  expect(values.length).toBeGreaterThanOrEqual(3)
  expect(values.filter((value) => !value.startsWith(keyring.sealedPrefix))).toEqual([])
  expect((await reseal({ db: database.db, keyring, log }, SEALED_COLUMNS)).every(({ resealed }) => resealed === 0)).toBe(true)

  const alone = await startWith(AFTER_ROTATION)
  expect(await tokenOf(alone)).toMatch(/^EAA/)
  expect(await phoneAt(alone)).toBe(ana.phone)
})

it('a secret that the database was never used with is refused before anything is written', async () => {
  const stored = await hashKeyRows()
  await expect(startWith(newSecret())).rejects.toThrow(UnknownSecretFault)
  expect(await hashKeyRows()).toBe(stored)
})

it('a value that no secret opens is counted, and the others go on', async () => {
  const rotated = await startWith(AFTER_ROTATION, before)
  const { database, keyring, log } = rotated.core
  await social.query("update members set sealed_document = 'AAAAAAAA.nothing' where sealed_document is not null")
  await social.query('update instagram_connections set sealed_token = $1 where member_id = $2', [
    createKeyring({ current: before }).seal('instagram-token', 'EAA', ana.id),
    ana.id,
  ])
  const results = await reseal({ db: database.db, keyring, log }, SEALED_COLUMNS)
  expect(results.find(({ table }) => table === 'members')).toMatchObject({ unreadable: 1, resealed: 0 })
  expect(results.find(({ table }) => table === 'instagram_connections')).toMatchObject({ unreadable: 0, resealed: 1 })
})
