import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  ACCOUNT_OF_ONE_PAGE as ATELIE,
  PERSON,
  type Social,
  type SocialMember,
  startSocial,
} from '#apps/testing/social.test-support.ts'

const DOCES = '17841400000000002'
const SALAO = '17841400000000003'

let social: Social
let ana: SocialMember
let eva: SocialMember
beforeAll(async () => {
  social = await startSocial()
  ana = await social.visit()
  eva = await social.visit()
})
beforeEach(() => social.startOver())
afterAll(() => social.close())

const handleOf = async (member: SocialMember, person: number) => (await member.agree({ person })).get('access_token') ?? ''
const outcomeOf = async (answer: ReturnType<SocialMember['save']>) => {
  const { statusCode, json } = await answer
  const { code, operation } = json<{ code?: string; operation?: string }>()
  return [statusCode, code ?? operation]
}
const read = (member: SocialMember, accessToken: string, userId: string) =>
  member.call('POST', '/api/instagram/user', { accessToken, userId })

it('connects the account that the dialog granted, and shows it with a handle in place of the token', async () => {
  const handle = await handleOf(ana, PERSON.onePage)
  expect(await ana.social()).toBeNull()
  const profile = { username: 'atelie.de.exemplo', media_count: 0, followers_count: 1237, follows_count: 185, posts: [] }
  expect((await read(ana, handle, ATELIE)).json()).toMatchObject({ id: ATELIE, ...profile })
  expect((await ana.save(handle, ATELIE)).json()).toMatchObject({ success: true, operation: 'connect_instagram' })
  const connection = await ana.social()
  expect(connection).toMatchObject({ state: 'connected', social_id: ATELIE, username: 'atelie.de.exemplo', is_ending: false })
  const lasts = Date.parse(String(connection?.['expires_at'])) - social.core.clock.now().getTime()
  expect(lasts / 86_400_000).toBeCloseTo(60, 1)
  expect((await read(ana, String(connection?.['social_token']), ATELIE)).json()).toMatchObject(profile)
})

it('returns whether the account is new, another one, or the same with a new token', async () => {
  expect((await ana.save(await handleOf(ana, PERSON.onePage), ATELIE)).json().operation).toBe('connect_instagram')
  const first = await ana.social()
  expect((await ana.save(await handleOf(ana, PERSON.onePage), ATELIE)).json().operation).toBe('renew_instagram_token')
  expect(await ana.social()).toMatchObject({ connected_at: first?.['connected_at'], social_token: first?.['social_token'] })
  expect((await ana.save(await handleOf(ana, PERSON.threePages), SALAO)).json().operation).toBe('reconnect_instagram_new_account')
  expect(await ana.social()).toMatchObject({ social_id: SALAO, username: 'salao.de.exemplo' })
})

const linesOf = async (kind: string) =>
  (await social.query('select 1 from activity where kind = $1 and member_id = $2', [kind, ana.id])).length

it('answers a second tap, a retry after a lost answer and a reload alike', async () => {
  const before = await linesOf('instagram_connected')
  const handle = await handleOf(ana, PERSON.onePage)
  const taps = await Promise.all([1, 2, 3].map(() => outcomeOf(ana.save(handle, ATELIE))))
  expect(taps).toEqual([1, 2, 3].map(() => [200, 'connect_instagram']))
  expect((await read(ana, handle, ATELIE)).statusCode).toBe(200)
  expect(await ana.dialog(handle)).toMatchObject({ state: 'saved' })
  expect((await linesOf('instagram_connected')) - before).toBe(1)
})

it('accepts only an account that the same token lists', async () => {
  const handle = await handleOf(ana, PERSON.threePages)
  expect((await ana.dialog(handle)).accounts.map(({ username }) => username)).toEqual(['doces.de.exemplo', 'salao.de.exemplo'])
  for (const strange of [ATELIE, '', "' or 1=1"]) {
    expect(await outcomeOf(ana.save(handle, strange))).toEqual([400, 'instagram_token_invalid'])
    expect((await read(ana, handle, strange)).json().code).toBe('instagram_token_invalid')
  }
  expect(await outcomeOf(ana.save(handle, DOCES))).toEqual([200, 'connect_instagram'])
  expect(await outcomeOf(ana.save(handle, SALAO))).toEqual([400, 'instagram_token_invalid'])
})

it('refuses an account when the member may not post for its Page', async () => {
  const clinic = await ana.openDialog()
  await ana.comeBack(await social.decide(clinic.url, { person: PERSON.analystOnly }))
  expect((await ana.dialog(clinic.id)).failure).toMatchObject({ code: 'instagram_role_missing' })
  expect(await outcomeOf(ana.save(clinic.id, '17841400000000005'))).toEqual([400, 'instagram_token_invalid'])
})

it.each(['', 'x', '01890000-0000-7000-8000-000000000000', 'EAAS'])('refuses %j, which is no handle', async (handle) => {
  expect(await outcomeOf(ana.save(handle, ATELIE))).toEqual([400, 'instagram_token_invalid'])
  expect((await read(ana, handle, ATELIE)).json().error).toContain('Token inválido')
})

it('accepts a handle only from the session that opened the dialog', async () => {
  const handle = await handleOf(ana, PERSON.onePage)
  await social.passDays(2 / (24 * 60))
  const elsewhere = await social.visit(ana.phone)
  expect(elsewhere.id).toBe(ana.id)
  for (const other of [eva, elsewhere]) {
    expect(await outcomeOf(other.save(handle, ATELIE))).toEqual([400, 'instagram_token_invalid'])
    expect((await read(other, handle, ATELIE)).json().code).toBe('instagram_token_invalid')
    expect((await other.call('GET', `/api/instagram/dialogs/${handle}`)).statusCode).toBe(404)
    expect((await other.call('GET', `/api/instagram/pictures/${handle}`)).statusCode).toBe(404)
  }
})

it('forgets a grant that is not saved within ten minutes', async () => {
  const handle = await handleOf(ana, PERSON.onePage)
  await social.passDays(11 / (24 * 60))
  expect(await outcomeOf(ana.save(handle, ATELIE))).toEqual([400, 'instagram_token_invalid'])
  expect(await ana.dialog(handle)).toMatchObject({ state: 'expired', accounts: [] })
  expect(await social.query('select 1 from instagram_dialogs where sealed_token is not null and id = $1', [handle])).toEqual([])
})

it('keeps one connection when two tabs save two accounts at once', async () => {
  const [one, other] = [await handleOf(ana, PERSON.onePage), await handleOf(ana, PERSON.threePages)]
  const operations = await Promise.all([ana.save(one, ATELIE), ana.save(other, DOCES)])
  expect(operations.map((answer) => answer.json<{ operation: string }>().operation).toSorted()).toEqual([
    'connect_instagram',
    'reconnect_instagram_new_account',
  ])
  expect(await social.query('select 1 from instagram_connections where member_id = $1', [ana.id])).toHaveLength(1)
})

it('revokes the previous person’s consent at Facebook when another person consents', async () => {
  await ana.connect({ person: PERSON.portfolioPage })
  await ana.connect({ person: PERSON.threePages })
  expect(await social.isConsenting(PERSON.portfolioPage)).toBe(false)
  expect(await social.isConsenting(PERSON.threePages)).toBe(true)
})

it('lets two members connect the same account, each with a consent of their own', async () => {
  await ana.connect()
  await eva.connect()
  const [hers, evas] = [await ana.social(), await eva.social()]
  expect([hers?.['social_id'], evas?.['social_id']]).toEqual([ATELIE, ATELIE])
  expect(hers?.['social_token']).not.toBe(evas?.['social_token'])
  expect((await read(eva, String(hers?.['social_token']), ATELIE)).json().code).toBe('instagram_token_invalid')
})

it('serves its own small picture, to its member alone', async () => {
  await ana.connect()
  const address = String((await ana.social())?.['profile_picture'])
  const answer = await ana.call('GET', address)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(answer.headers['cache-control']).toMatch(/^private/)
  expect((await eva.call('GET', address)).statusCode).toBe(404)
  expect((await social.app.inject({ url: address })).statusCode).toBe(401)
})

it.each([
  ['token_expired', 'instagram_token_invalid'],
  ['app_removed', 'instagram_token_invalid'],
  ['object_missing', 'instagram_token_invalid'],
  ['checkpoint', 'facebook_blocked'],
  ['app_rate_limited', 'social_unavailable'],
  ['account_rate_limited', 'social_unavailable'],
  ['temporary', 'social_unavailable'],
  ['server_error', 'social_unavailable'],
  ['policy_block', 'social_unavailable'],
])('connects nothing when Meta answers the profile with %s, and connects on the next try', async (fault, code) => {
  const handle = await handleOf(ana, PERSON.onePage)
  await social.failOnDemand(fault)
  expect((await outcomeOf(ana.save(handle, ATELIE)))[1]).toBe(code)
  expect(await ana.social()).toBeNull()
  expect(await outcomeOf(ana.save(handle, ATELIE))).toEqual([200, 'connect_instagram'])
})

it('returns the names of the permissions where the page expects them', async () => {
  const handle = await handleOf(ana, PERSON.onePage)
  await social.failOnDemand('permission_removed')
  const answer = await read(ana, handle, ATELIE)
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    expect.objectContaining({ details: { missing_scopes: ['instagram_basic', 'pages_show_list', 'pages_read_engagement'] } }),
  ])
})
