/** Searches everything that is written or answered for tokens, codes and states. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ACCOUNT_OF_ONE_PAGE, PERSON, type Social, type SocialMember, startSocial } from '#apps/testing/social.test-support.ts'
import { withToken } from './with-token.ts'

/** The format of the sandbox's tokens and of Meta's: this prefix, and far longer than any other word here. */
const TOKEN = /EAA[A-Za-z0-9]{40,}/
/** Matches the whole length, because sealed values are random and may contain any two letters. */
const CODE = /(?<![\w-])AQ[\w-]{128}(?![\w-])/

let social: Social
let ana: SocialMember
const log: string[] = []
const states: string[] = []
/** Answers only for the member's own browser: the dialog's address with its state. */
const dialogAnswers = new Set<string>()
beforeAll(async () => {
  social = await startSocial({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void log.push(line) } })
  ana = await social.visit()
})
afterAll(() => social.close())

async function openDialog() {
  const before = social.answers.length
  const dialog = await ana.openDialog()
  states.push(dialog.state)
  dialogAnswers.add(social.answers[before] ?? '')
  return dialog
}

/** Takes tokens through every step: granted, read, saved, renewed, replaced, refused, lost, revoked. */
async function liveThroughEverything() {
  for (const untickedScopes of [['instagram_basic'], ['business_management']])
    await ana.comeBack(await social.decide((await openDialog()).url, { person: PERSON.portfolioPage, untickedScopes }))
  const address = await social.decide((await openDialog()).url)
  const handle = (await ana.comeBack(address)).get('access_token') ?? ''
  await ana.comeBack(address)
  await ana.call('POST', '/api/instagram/user', { accessToken: handle, userId: ACCOUNT_OF_ONE_PAGE })
  await ana.save(handle, ACCOUNT_OF_ONE_PAGE)
  for (const fault of ['temporary', 'server_error', 'checkpoint', 'token_invalid']) {
    await social.failOnDemand(fault)
    await withToken(social.core.instagram, ana.id, (access) => social.core.instagram.social.readProfile(access)).catch(() => {})
  }
  await ana.connect({ person: PERSON.threePages })
  await social.failOnDemand('renewal_extends')
  await social.passDays(41)
  await social.depart('deauthorize', PERSON.threePages)
  await ana.connect()
  await ana.agree()
}

/** Every row of every table, including the queue's. */
async function dump(): Promise<string> {
  const tables = await social.query(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
  )
  const rows = await Promise.all(
    tables.map(({ name }) => social.query(`select row_to_json(t)::text as row from ${String(name)} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => String(row))
    .join('\n')
}

it('a secret is found in no answer, log line, row or job, while the product uses it all the time', async () => {
  await liveThroughEverything()
  await withToken(social.core.instagram, ana.id, async ({ token }) => expect(token).toMatch(TOKEN))
  const stored = await dump()
  expect(stored).toContain('atelie.de.exemplo')
  expect(stored).toContain('instagram.renew')
  const { appSecret = 'none' } = social.core.env.meta
  const places = { stored, log: log.join('\n'), answers: social.answers.join('\n') }
  for (const [place, text] of Object.entries(places)) {
    expect([place, TOKEN.exec(text), CODE.exec(text), text.includes(appSecret)]).toEqual([place, null, null, false])
  }
  const others = { stored, log: places.log, answers: social.answers.filter((answer) => !dialogAnswers.has(answer)).join('\n') }
  for (const [place, text] of Object.entries(others))
    expect([place, states.filter((state) => text.includes(state))]).toEqual([place, []])
  expect(log.length).toBeGreaterThan(20)
})

it('a sealed token cannot be opened in the row of another member', async () => {
  const eva = await social.visit()
  await ana.connect()
  await eva.connect()
  await social.query(
    'update instagram_connections set sealed_token = (select sealed_token from instagram_connections where member_id = $1) where member_id = $2',
    [ana.id, eva.id],
  )
  await expect(withToken(social.core.instagram, eva.id, async ({ token }) => token)).rejects.toThrow('Unsupported state')
})
