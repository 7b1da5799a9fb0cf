import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ACCOUNT_OF_ONE_PAGE as ATELIE,
  type Decision,
  PERSON,
  type Social,
  type SocialMember,
  startSocial,
} from '#apps/testing/social.test-support.ts'

const MINUTES = 1 / (24 * 60)

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

/** The result of a dialog: the query of the window's redirect, and the dialog as the server returns it. */
async function answerDialog(decision: Decision, member = ana) {
  const query = await member.agree(decision)
  return { query: Object.fromEntries(query), dialog: await member.dialog(query.get('dialog') ?? '') }
}
const tokensKept = async ({ id }: SocialMember) =>
  (await social.query('select 1 from instagram_dialogs where member_id = $1 and sealed_token is not null', [id])).length

describe('the state', () => {
  it('is random, stored only as a hash, and requests what the spec names', async () => {
    const [one, other] = [await ana.openDialog(), await ana.openDialog()]
    expect(one.state).toMatch(/^[\w-]{43}$/)
    expect(one.state).not.toBe(other.state)
    const address = new URL(one.url)
    expect(address.pathname).toBe('/v18.0/dialog/oauth')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      state: one.state,
      response_type: 'code',
      redirect_uri: `${social.core.env.publicUrl}/api/instagram/callback`,
    })
    const rows = await social.query('select * from instagram_dialogs where id = $1', [one.id])
    expect(JSON.stringify(rows)).not.toContain(one.state)
  })

  it('is useless to another member, another session or without one, and stays valid for its own', async () => {
    const { url } = await ana.openDialog()
    const address = await social.decide(url)
    await social.passDays(2 * MINUTES)
    const { pathname, search } = new URL(address)
    const strangers = [eva.cookie, (await social.visit(ana.phone)).cookie, '', 'session=forged']
    for (const cookie of strangers) {
      const answer = await social.app.inject({ url: pathname + search, headers: { cookie } })
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        '/social-connect?error=instagram_dialog_failed&error_reason=instagram_dialog_failed',
      ])
    }
    expect((await ana.comeBack(address)).get('instagram_account_id')).toBe(ATELIE)
  })

  it.each([
    ['no state', '?code=x'],
    ['a made-up state', '?code=x&state=y'],
    ['two states', '?code=x&state=a&state=b'],
    ['nothing', ''],
    ['a state of NUL', '?code=x&state=%00'],
    ['a query that is none', '?%%%'],
  ])('is refused as %s', async (_case, query) => {
    const back = await ana.comeBack(`http://localhost/api/instagram/callback${query}`)
    expect(back.get('error')).toBe('instagram_dialog_failed')
  })

  it('expires after ten minutes', async () => {
    const { id, url } = await ana.openDialog()
    const address = await social.decide(url)
    await social.passDays(11 * MINUTES)
    expect((await ana.comeBack(address)).get('error')).toBe('instagram_dialog_failed')
    expect(await ana.dialog(id)).toMatchObject({ state: 'expired', accounts: [] })
  })

  it('is exchanged once: a reload gets the same answer, although the code is used up', async () => {
    const address = await social.decide((await ana.openDialog()).url)
    const first = (await ana.comeBack(address)).toString()
    expect(first).toContain(ATELIE)
    expect((await ana.comeBack(address)).toString()).toBe(first)
    await ana.save(new URLSearchParams(first).get('access_token') ?? '', ATELIE)
    expect((await ana.comeBack(address)).toString()).toBe(first)
  })

  it('is exchanged once for two parallel visits, of which one has to wait', async () => {
    const address = await social.decide((await ana.openDialog()).url)
    const both = await Promise.all([ana.comeBack(address), ana.comeBack(address)])
    const connected = both.map((query) => query.get('instagram_account_id')).filter((id) => id !== null)
    const waiting = both.filter((query) => [...query.keys()].join() === 'dialog')
    expect([connected.length + waiting.length, connected[0]]).toEqual([2, ATELIE])
    expect(await ana.dialog(both[0].get('dialog') ?? '')).toMatchObject({ state: 'granted' })
  })

  it('survives a program that calls the address before the browser does', async () => {
    await social.failOnDemand('double_callback')
    expect((await ana.agree()).get('instagram_account_id')).toBe(ATELIE)
  })

  it('redirects to the page whatever fails here', async () => {
    const { url } = await ana.openDialog()
    await social.query('alter table instagram_dialogs rename to out_of_reach')
    expect((await ana.comeBack(await social.decide(url))).get('error')).toBe('instagram_dialog_failed')
    await social.query('alter table out_of_reach rename to instagram_dialogs')
  })

  it('is issued twenty times an hour', async () => {
    for (let times = 0; times < 20; times += 1) await ana.openDialog()
    const answer = await ana.call('POST', '/api/instagram/dialogs')
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'instagram_too_many_tries'])
    expect(answer.json().error).toMatch(/^Muitas tentativas de conexão em pouco tempo. Espere \d+ minutos e tente de novo.$/)
    expect(answer.json().remainingTime).toBeGreaterThan(3000)
    await social.passDays(61 * MINUTES)
    expect((await ana.call('POST', '/api/instagram/dialogs')).statusCode).toBe(201)
  })
})

describe('Facebook’s answer', () => {
  it('lists several accounts to choose from, including those that cannot be chosen', async () => {
    const { query, dialog } = await answerDialog({ person: PERSON.threePages })
    expect(Object.keys(query)).toEqual(['dialog', 'access_token'])
    expect(dialog.accounts).toEqual([
      {
        id: '17841400000000002',
        username: 'doces.de.exemplo',
        page_name: 'Doces de Exemplo',
        may_publish: true,
        is_connected: false,
      },
      {
        id: '17841400000000003',
        username: 'salao.de.exemplo',
        page_name: 'Salão de Exemplo',
        may_publish: true,
        is_connected: false,
      },
    ])
    await ana.save(dialog.id, '17841400000000003')
    const again = await answerDialog({ person: PERSON.threePages })
    expect(again.dialog.accounts.map(({ is_connected: isConnected }) => isConnected)).toEqual([false, true])
  })

  it('lists every account, even with one per page of results', async () => {
    await social.failOnDemand('short_pages')
    expect((await answerDialog({ person: PERSON.threePages })).dialog.accounts).toHaveLength(2)
  })

  it('may be a cancellation by the member', async () => {
    const { query, dialog } = await answerDialog({ cancels: true })
    expect(query).toMatchObject({ error: 'access_denied', error_reason: 'user_denied' })
    const error = 'Autenticação cancelada. Tente novamente quando estiver pronto.'
    expect(dialog).toMatchObject({ state: 'failed', failure: { code: 'instagram_cancelled', error } })
  })

  it('looks like a cancellation while the app is in development', async () => {
    await social.failOnDemand('dev_mode_denial')
    expect((await answerDialog({})).dialog.failure?.code).toBe('instagram_cancelled')
  })

  it.each(['instagram_basic', 'instagram_content_publish', 'pages_show_list', 'pages_read_engagement'])(
    'may leave out %s, which is named, requested again and prevents saving',
    async (scope) => {
      const person = PERSON.onePage
      const { query, dialog } = await answerDialog({ person, untickedScopes: [scope] })
      expect(query).toMatchObject({ error: 'instagram_scopes_missing' })
      expect(dialog.failure).toMatchObject({ code: 'instagram_scopes_missing', missing_scopes: [scope] })
      const user = await ana.call('POST', '/api/instagram/user', { accessToken: dialog.id, userId: ATELIE })
      expect([user.statusCode, user.json().details]).toEqual([403, { missing_scopes: [scope] }])
      // the token is useless here, so the consent is revoked with it
      expect([dialog.access_token, await tokensKept(ana)]).toEqual([undefined, 1])
      const next = await ana.openDialog()
      expect(new URL(next.url).searchParams.get('auth_type')).toBe('rerequest')
      expect((await ana.comeBack(await social.decide(next.url, { person }))).get('access_token')).toBe(next.id)
    },
  )

  it.each([
    ['a Page without Instagram', PERSON.pageWithoutInstagram, [], 'not_linked', ['Oficina de Exemplo']],
    ['no Page', PERSON.noPage, [], 'page_not_ticked', []],
    ['a Page that a portfolio hides', PERSON.portfolioPage, ['business_management'], 'portfolio_hidden', []],
  ] as const)(
    'may show %s: the likeliest of four causes comes first',
    async (_case, person, untickedScopes, likeliest, pages) => {
      const { dialog } = await answerDialog({ person, untickedScopes })
      expect(dialog.failure).toMatchObject({ code: 'instagram_account_missing', pages_without_account: pages })
      expect(dialog.failure?.causes?.[0]).toBe(likeliest)
      expect(new Set(dialog.failure?.causes)).toHaveProperty('size', 4)
      // the token is useless here, so the consent is revoked with it
      expect([dialog.access_token, await tokensKept(ana)]).toEqual([undefined, 1])
      const isRepeat = new URL((await ana.openDialog()).url).searchParams.get('auth_type') === 'rerequest'
      expect(isRepeat).toBe(likeliest === 'portfolio_hidden')
    },
  )

  it('may show that the role on the Page does not allow posting', async () => {
    expect((await answerDialog({ person: PERSON.analystOnly })).dialog.failure?.code).toBe('instagram_role_missing')
  })

  it('may be an error of Facebook’s own', async () => {
    const { state } = await ana.openDialog()
    const address = `http://localhost/api/instagram/callback?error_code=2&error_message=x&state=${state}`
    expect((await ana.comeBack(address)).get('error')).toBe('instagram_dialog_failed')
    expect((await ana.comeBack(address)).get('error')).toBe('instagram_dialog_failed')
  })

  it('may be a code that is refused', async () => {
    await social.failOnDemand('code_expired')
    expect((await answerDialog({})).dialog.failure?.code).toBe('instagram_dialog_failed')
    const { state } = await ana.openDialog()
    const address = `http://localhost/api/instagram/callback?code=invented&state=${state}`
    expect((await ana.comeBack(address)).get('error')).toBe('instagram_dialog_failed')
  })

  it.each([
    ['token_expired', 'instagram_token_invalid'],
    ['app_removed', 'instagram_token_invalid'],
    ['password_changed', 'instagram_token_invalid'],
    ['token_invalid', 'instagram_token_invalid'],
    ['checkpoint', 'facebook_blocked'],
    ['permission_removed', 'instagram_scopes_missing'],
    ['app_rate_limited', 'social_unavailable'],
    ['temporary', 'social_unavailable'],
    ['server_error', 'social_unavailable'],
    ['policy_block', 'social_unavailable'],
  ])('may be %s: the member sees a sentence, no token is kept, and the next dialog works', async (fault, code) => {
    await social.failOnDemand(fault)
    const { query, dialog } = await answerDialog({})
    expect([query['error'], dialog.failure?.code]).toEqual([code, code])
    expect(dialog.failure?.error.length).toBeGreaterThan(20)
    expect(await tokensKept(ana)).toBe(0)
    expect((await answerDialog({})).query['instagram_account_id']).toBe(ATELIE)
  })

  it('may leave out the token’s lifetime: then it counts as sixty days', async () => {
    await social.failOnDemand('no_expiry', 2)
    await ana.connect()
    const lasts = Date.parse(String((await ana.social())?.['expires_at'])) - social.core.clock.now().getTime()
    expect(lasts / 86_400_000).toBeCloseTo(60, 1)
  })
})
