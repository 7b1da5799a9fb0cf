import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ACCOUNT_OF_ONE_PAGE as ATELIE,
  PERSON,
  type Social,
  type SocialMember,
  startSocial,
} from '#apps/testing/social.test-support.ts'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { lockConnectionOf } from '../connection/connection-queries.ts'
import type { Deletion } from '../deps.ts'

let social: Social
let ana: SocialMember
let eva: SocialMember
/** Members whose data other features would have had to delete. */
const forgottenElsewhere: string[] = []
beforeAll(async () => {
  social = await startSocial()
  ana = await social.visit()
  eva = await social.visit()
})
beforeEach(() => social.startOver())
afterAll(() => social.close())

const stateOf = async (member: SocialMember) => (await member.social())?.['state']
const kindsOf = async ({ id }: SocialMember) =>
  (await social.query('select kind from activity where member_id = $1 order by created_at, id', [id])).map(({ kind }) => kind)
/** Counts statements that wait for a lock of another transaction. */
const countWaiting = async () =>
  (
    await social.query(
      `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  )[0]?.['n']
const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  social.app.inject({ method: 'POST', url: `/api/instagram/${url}`, headers: { 'content-type': type }, payload })

describe.each(['deauthorize', 'data-deletion'] as const)('%s', (call) => {
  it.each([
    ['nothing', ''],
    ['another field', 'signed=x'],
    ['no signature', 'signed_request=x'],
    ['a made-up signature', `signed_request=${'A'.repeat(43)}.${Buffer.from('{"user_id":"1"}').toString('base64url')}`],
  ])('is refused with %s', async (_case, payload) => {
    await ana.connect()
    const answer = await post(call, payload)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'webhook_refused'])
    expect(await stateOf(ana)).toBe('connected')
  })

  it.each([undefined, 1e30, 8.64e12, 1_763_000_000_000, -1, 'soon'])(
    'is refused when it says %o for the time of the departure',
    async (issued) => {
      await ana.connect()
      const answer = await social.depart(call, PERSON.onePage, { issued })
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'webhook_refused'])
      expect(await stateOf(ana)).toBe('connected')
    },
  )

  it('is refused when it is not a form or too long', async () => {
    expect((await post(call, '{}', 'application/json')).statusCode).toBe(415)
    expect((await post(call, `signed_request=${'x'.repeat(9000)}`)).statusCode).toBe(413)
  })

  it('gets the same answer about a person we never knew', async () => {
    expect((await social.depart(call, PERSON.threePages)).statusCode).toBe(200)
  })

  it('ends every connection with that consent, for several members too, and no other', async () => {
    const iva = await social.visit()
    await ana.connect()
    await eva.connect()
    await iva.connect({ person: PERSON.threePages })
    await social.depart(call, PERSON.onePage)
    expect([await stateOf(ana), await stateOf(eva)]).not.toContain('connected')
    expect(await stateOf(iva)).toBe('connected')
    expect(await kindsOf(eva)).toContain('instagram_deauthorised')
  })

  it('is handled once: when stored and sent again, it does not end a newer consent', async () => {
    // Meta's clock is ahead of ours
    const issued = addMs(social.core.clock.now(), 60_000)
    await ana.connect()
    const first = await social.depart(call, PERSON.onePage, issued)
    expect(await stateOf(ana)).not.toBe('connected')
    await ana.connect()
    const again = await social.depart(call, PERSON.onePage, issued)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await stateOf(ana)).toBe('connected')
  })

  it('is refused when it is older than Meta’s last retry', async () => {
    await ana.connect()
    const answer = await social.depart(call, PERSON.onePage, addMs(social.core.clock.now(), -8 * DAY))
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'webhook_refused'])
  })

  it('does not end a newer consent: repetitions may arrive late', async () => {
    await ana.connect()
    await social.depart(call, PERSON.onePage, addMs(social.core.clock.now(), -DAY))
    expect(await stateOf(ana)).toBe('connected')
  })

  it('waits for a member who is connecting before it locks any of their rows', async () => {
    const handle = (await ana.agree()).get('access_token') ?? ''
    const { answer } = await social.core.database.db.transaction(async (tx) => {
      await lockConnectionOf(tx, ana.id)
      const privacyRequest = social.depart(call, PERSON.onePage)
      await expect.poll(countWaiting).toBe(1)
      // fails at once instead of waiting for a locked dialog
      await tx.execute(sql`select id from instagram_dialogs where id = ${handle} for update nowait`)
      return { answer: privacyRequest }
    })
    expect((await answer).statusCode).toBe(200)
  })

  it('forgets a dialog that is not saved yet', async () => {
    const handle = (await ana.agree()).get('access_token') ?? ''
    await social.depart(call, PERSON.onePage)
    expect((await ana.save(handle, ATELIE)).json().code).toBe('instagram_token_invalid')
  })
})

it('a deauthorisation deletes the token, notifies the member once, and allows a new connection', async () => {
  await ana.connect()
  for (const _ of [1, 2, 3]) expect((await social.depart('deauthorize', PERSON.onePage)).json()).toEqual({ ok: true })
  expect(await ana.social()).toMatchObject({ state: 'lost', lost_reason: 'deauthorised', is_ending: false })
  expect(await social.query('select sealed_token from instagram_connections where member_id = $1', [ana.id])).toEqual([
    { sealed_token: null },
  ])
  expect(await ana.notices()).toMatchObject([{ kind: 'instagram_lost', action: 'connect_instagram' }])
  const handle = (await ana.agree()).get('access_token') ?? ''
  expect((await ana.save(handle, ATELIE)).json().operation).toBe('renew_instagram_token')
  expect(await ana.social()).toMatchObject({ state: 'connected' })
  expect(await ana.notices()).toEqual([])
})

describe('a deletion request', () => {
  it('is carried out at once, and returns a code and an address with the status', async () => {
    await ana.connect()
    const promise = (await social.depart('data-deletion', PERSON.onePage)).json<{ url: string; confirmation_code: string }>()
    expect(promise.confirmation_code).toMatch(/^\d{12}$/)
    expect(promise.url).toBe(`${social.core.env.publicUrl}/api/instagram/data-deletion/${promise.confirmation_code}`)
    expect(await ana.social()).toBeNull()
    expect(await kindsOf(ana)).toContain('instagram_deletion_asked')
    const page = await social.app.inject({ url: new URL(promise.url).pathname, headers: { 'accept-language': 'pt-BR' } })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('Seus dados do Instagram foram excluídos.')
    expect(page.body).toContain(promise.confirmation_code)
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    const inEnglish = await social.app.inject({ url: new URL(promise.url).pathname, headers: { 'accept-language': 'en' } })
    expect(inEnglish.body).toContain('Your Instagram data has been deleted.')
  })

  it('promises nothing about a consent after the request', async () => {
    await ana.connect()
    const asked = addMs(social.core.clock.now(), -3 * DAY)
    const { url } = (await social.depart('data-deletion', PERSON.onePage, asked)).json<{ url: string }>()
    expect(await stateOf(ana)).toBe('connected')
    const page = await social.app.inject({ url: new URL(url).pathname, headers: { 'accept-language': 'pt-BR' } })
    const day = new Intl.DateTimeFormat('pt-BR', { timeZone: BUSINESS_ZONE, dateStyle: 'long' }).format(asked)
    expect(page.body).toContain(`até o seu pedido, de ${day}:`)
    expect(page.body).toContain('O que você autorizou depois do pedido continua')
    const again = await social.depart('data-deletion', PERSON.onePage)
    expect(again.json()).toMatchObject({ url })
    await social.depart('data-deletion', PERSON.onePage, asked)
    const rows = await social.query('select asked_at > $1 as is_newer from instagram_deletions', [addMs(asked, DAY)])
    expect(rows).toEqual([{ is_newer: true }])
  })

  it('returns the same code again, and stores nothing else of the person', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => social.depart('data-deletion', PERSON.onePage)))
    expect(new Set(codes.map((answer) => answer.body)).size).toBe(1)
    const rows = await social.query('select * from instagram_deletions')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('122000000000001')
  })

  it.each(['000000000000', 'x', '%00', "1'--"])('knows no request %s', async (code) => {
    const page = await social.app.inject({ url: `/api/instagram/data-deletion/${code}` })
    expect([page.statusCode, page.body.includes('Não encontramos este pedido.')]).toEqual([404, true])
  })

  it('deletes what other features keep of the account too, in the same transaction as the connection', async () => {
    await ana.connect()
    const { onDeletionAsked } = social.core.instagram
    Object.assign(social.core.instagram, {
      onDeletionAsked: async (_tx: unknown, { memberIds }: Deletion) => {
        forgottenElsewhere.push(...memberIds)
        if (forgottenElsewhere.length === 1) throw new Error('on second thoughts')
      },
    })
    expect((await social.depart('data-deletion', PERSON.onePage)).statusCode).toBe(500)
    expect(await stateOf(ana)).toBe('connected')
    expect((await social.depart('data-deletion', PERSON.onePage)).statusCode).toBe(200)
    expect([await stateOf(ana), forgottenElsewhere]).toEqual([undefined, [ana.id, ana.id]])
    Object.assign(social.core.instagram, { onDeletionAsked })
  })

  it('keeps its status for a year', async () => {
    const { url } = (await social.depart('data-deletion', PERSON.onePage)).json<{ url: string }>()
    await social.passDays(364)
    expect((await social.app.inject({ url: new URL(url).pathname })).statusCode).toBe(200)
    await social.passDays(2)
    expect((await social.app.inject({ url: new URL(url).pathname })).statusCode).toBe(404)
  })
})
