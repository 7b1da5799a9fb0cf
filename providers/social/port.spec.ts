import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { CREDENTIALS, GRAPH_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { servePictures } from '#sandbox/graph/pictures.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import type { MetaSettings } from './meta/ask-graph.ts'
import { createMetaSocial } from './meta/meta-social.ts'
import {
  type AccountAccess,
  type ContainerOutcome,
  type ExchangeOutcome,
  PHOTO_LIMITS,
  type PhotoToPublish,
  type SocialNetwork,
} from './port.ts'

let sandbox: Sandbox
let social: SocialNetwork
let pictures: Awaited<ReturnType<typeof servePictures>>
const redirectUri = 'http://localhost:4000/api/instagram/callback'

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
  pictures = await servePictures()
  social = connect()
})
afterAll(() => Promise.all([sandbox.close(), pictures.close()]))
beforeEach(() => control('reset'))

function connect(overrides: Partial<MetaSettings> = {}): SocialNetwork {
  const settings = {
    graphUrl: sandbox.url,
    graphVersion: 'v26.0',
    dialogUrl: `${sandbox.url}/v18.0/dialog/oauth`,
    appId: GRAPH_CREDENTIALS.app_id,
    appSecret: GRAPH_CREDENTIALS.app_secret,
    acceptedSecrets: [GRAPH_CREDENTIALS.app_secret],
  }
  return createMetaSocial({ ...settings, ...overrides }, systemClock)
}

async function control(call: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}
const breakWith = (fault: string, times = 1) => control('faults', { provider: 'graph', fault, times })

interface Choice {
  readonly person?: string
  readonly without?: readonly string[]
  readonly pages?: readonly string[]
  readonly action?: 'continue' | 'cancel'
  readonly isRepeat?: boolean
}

/** Fills in the dialog as a person does; all boxes are ticked by default. */
async function answerDialog({ person = '1', without = [], pages, action = 'continue', isRepeat = false }: Choice = {}) {
  const address = new URL(social.authorisationAddress({ state: 's-1', redirectUri, isRepeat }))
  address.searchParams.set('person', `12200000000000${person}`)
  const dialog = await (await fetch(address)).text()
  const boxes = [...dialog.matchAll(/name="(scope|page)" value="([^"]+)"/g)].map(([, name = '', value = '']) => ({ name, value }))
  const ticked = boxes.filter(
    ({ name, value }) => !without.includes(value) && (name === 'scope' || (pages?.includes(value) ?? true)),
  )
  const form = new URLSearchParams({ query: address.searchParams.toString(), action })
  for (const { name, value } of ticked) form.append(name, value)
  const sent = await fetch(`${sandbox.url}/v18.0/dialog/oauth/answer`, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? 'http://nowhere.example')
  expect(`${back.origin}${back.pathname}`).toBe(redirectUri)
  return social.readReturn(Object.fromEntries(back.searchParams))
}

async function exchanged(choice?: Choice): Promise<ExchangeOutcome> {
  const returned = await answerDialog(choice)
  return social.exchangeCode(returned.outcome === 'agreed' ? returned.code : '', redirectUri)
}

async function tokenOf(choice?: Choice): Promise<string> {
  const outcome = await exchanged(choice)
  return outcome.outcome === 'granted' ? outcome.grant.token : ''
}

async function access(): Promise<AccountAccess> {
  return { accountId: GRAPH_CREDENTIALS.instagram_account_id, token: await tokenOf() }
}

const aPhoto = (more: Partial<PhotoToPublish> = {}): PhotoToPublish => ({
  imageUrl: `${pictures.url}/400x500.jpg`,
  caption: 'Pão de açúcar 🍞 #padaria',
  isAiMade: false,
  ...more,
})

async function aContainer(from: AccountAccess, more?: Partial<PhotoToPublish>): Promise<string> {
  const made = await social.createContainer(from, aPhoto(more))
  return made.outcome === 'created' ? made.containerId : ''
}

const idOf = (made: ContainerOutcome) => (made.outcome === 'created' ? made.containerId : '')

async function countPosts(from: AccountAccess): Promise<number> {
  return (await social.readProfile(from)).mediaCount
}

describe('consent', () => {
  it('leads through the dialog to a grant of sixty days', async () => {
    const outcome = await exchanged()
    expect(outcome).toMatchObject({ outcome: 'granted', missingScopes: [], mayHideAccounts: false })
    const { grant } = outcome as Extract<ExchangeOutcome, { outcome: 'granted' }> // as: the line above says so
    const days = (grant.expiresAt.getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(59)
    expect(days).toBeLessThan(61)
    expect(grant.personId).toMatch(/^\d+$/)
  })

  it('returns state and code, or that the person declined', async () => {
    expect(await answerDialog()).toMatchObject({ outcome: 'agreed', state: 's-1' })
    expect(await answerDialog({ action: 'cancel' })).toEqual({ outcome: 'cancelled', state: 's-1' })
    expect(await answerDialog({ person: '7' })).toEqual({ outcome: 'cancelled', state: 's-1' })
  })

  it('lists the missing permissions, and requests only those again on demand', async () => {
    const without = ['instagram_content_publish', 'business_management']
    expect(await exchanged({ without })).toMatchObject({ missingScopes: without, mayHideAccounts: true })
    expect(await exchanged()).toMatchObject({ missingScopes: without })
    expect(await exchanged({ isRepeat: true })).toMatchObject({ missingScopes: [], mayHideAccounts: false })
  })

  it('accepts a code once and only for its own address', async () => {
    const returned = await answerDialog()
    const code = returned.outcome === 'agreed' ? returned.code : ''
    expect(await social.exchangeCode(code, `${redirectUri}/`)).toEqual({ outcome: 'code_refused' })
    expect(await social.exchangeCode(code, redirectUri)).toMatchObject({ outcome: 'granted' })
    expect(await social.exchangeCode(code, redirectUri)).toEqual({ outcome: 'code_refused' })
  })

  it('assumes sixty days when the network states none', async () => {
    await breakWith('no_expiry', 2)
    const outcome = await exchanged()
    const expiresAt = outcome.outcome === 'granted' ? outcome.grant.expiresAt.getTime() : 0
    expect(Math.round((expiresAt - Date.now()) / 86_400_000)).toBe(60)
  })

  it('ends when it is revoked, also twice', async () => {
    const token = await tokenOf()
    await social.revoke(token)
    await social.revoke(token)
    await expect(social.listAccounts(token)).rejects.toMatchObject({ code: 'token_dead' })
  })

  it.each([
    ['renews without any gain, as it seems to be', undefined, false],
    ['renews for as long as the network likes', 'renewal_extends', true],
  ])('%s', async (_title, fault, gains) => {
    const outcome = await exchanged()
    const { grant } = outcome as Extract<ExchangeOutcome, { outcome: 'granted' }> // as: nothing was broken
    await control('clock', { advance_seconds: 5 })
    if (fault) await breakWith(fault)
    const renewed = await social.renewGrant(grant.token)
    expect(renewed.personId).toBe(grant.personId)
    expect(renewed.expiresAt.getTime() > grant.expiresAt.getTime() - 2000).toBe(gains)
  })

  it.each([
    [
      { error: 'server_error', state: 's' },
      { outcome: 'failed', detail: 'server_error', state: 's' },
    ],
    [
      { error_code: '1349126', error_message: 'x' },
      { outcome: 'failed', detail: 'neither code nor error 1349126', state: undefined },
    ],
    [{}, { outcome: 'failed', detail: 'neither code nor error', state: undefined }],
    [
      { code: ['a', 'b'], state: 's' },
      { outcome: 'failed', detail: 'parameters that cannot be read', state: undefined },
    ],
  ])('reads %j as a failure', (query, returned) => {
    expect(social.readReturn(query)).toEqual(returned)
  })
})

describe('accounts', () => {
  it('are found behind each Page, and Pages without one are listed', async () => {
    const found = await social.listAccounts(await tokenOf({ person: '2' }))
    expect(found.accounts.map(({ username, pageName, mayPublish }) => [username, pageName, mayPublish])).toEqual([
      ['doces.de.exemplo', 'Doces de Exemplo', true],
      ['salao.de.exemplo', 'Salão de Exemplo', true],
    ])
    expect(found.pagesWithoutAccount).toEqual(['Bazar de Exemplo'])
  })

  it('are found on all pages of the list', async () => {
    const token = await tokenOf({ person: '2' })
    await breakWith('short_pages', 3)
    const found = await social.listAccounts(token)
    expect([found.accounts.length, found.pagesWithoutAccount.length]).toEqual([2, 1])
  })

  it.each([
    ['a person without Pages', { person: '5' }],
    ['a portfolio’s Page without business_management', { person: '4', without: ['business_management'] }],
    ['a Page that was not ticked', { person: '1', pages: [] }],
    ['no permission for the list', { without: ['pages_show_list'] }],
  ])('are empty for %s', async (_case, choice) => {
    expect(await social.listAccounts(await tokenOf(choice))).toEqual({ accounts: [], pagesWithoutAccount: [] })
  })

  it('state whether the person’s role suffices to publish', async () => {
    const token = await tokenOf({ person: '6' })
    const [account] = (await social.listAccounts(token)).accounts
    expect(account).toMatchObject({ mayPublish: false })
    await expect(social.createContainer({ accountId: account?.id ?? '', token }, aPhoto())).rejects.toMatchObject({
      code: 'permission_missing',
    })
  })

  it('show a profile and its picture', async () => {
    const profile = await social.readProfile(await access())
    expect(profile).toMatchObject({ username: 'atelie.de.exemplo', mediaCount: 0, followersCount: 1237 })
    const picture = await social.readPicture(profile.pictureAddress ?? '')
    expect(picture).toMatchObject({ type: 'image/jpeg' })
    expect(await social.readPicture(`${sandbox.url}/instagram/accounts/0.jpg`)).toBeUndefined()
    expect(await social.readPicture('nothing')).toBeUndefined()
  })
})

describe('publishing', () => {
  it('goes from a picture to a permalink', async () => {
    const from = await access()
    const since = new Date()
    const containerId = await aContainer(from, { altText: 'Um pão', isAiMade: true })
    expect(await social.readContainer(from, containerId)).toEqual({ state: 'ready' })
    const published = await social.publishContainer(from, containerId)
    const postId = published.outcome === 'published' ? published.postId : ''
    const post = await social.readPost(from, postId)
    expect(post).toMatchObject({ id: postId, caption: 'Pão de açúcar 🍞 #padaria' })
    expect(post?.publishedAt.getTime()).toBeGreaterThan(since.getTime() - 2000)
    const seen = await (await fetch(post?.permalink ?? '')).text()
    expect(seen).toContain('Texto alternativo: Um pão')
    expect(seen).toContain('Informações da IA')
    expect(await social.readContainer(from, containerId)).toEqual({ state: 'published' })
    expect(await social.readQuota(from)).toEqual({ used: 1, total: 100, windowSeconds: 86_400 })
  })

  it.each([
    ['a PNG', '/400x500.png', 'format'],
    ['what is no picture', '/lie.jpg', 'format'],
    ['9 MB', '/large.jpg', 'size'],
    ['3:4', '/300x400.jpg', 'ratio'],
    ['2:1', '/400x200.jpg', 'ratio'],
  ])('is refused for %s', async (_case, path, reason) => {
    const made = await social.createContainer(await access(), aPhoto({ imageUrl: pictures.url + path }))
    expect(made).toMatchObject({ outcome: 'refused', reason })
  })

  it.each([
    ['the edges of the ratio', '/400x500.jpg', '/1910x1000.jpg'],
    ['4:5 that whole pixels miss', '/1080x1351.jpg', '/864x1080.jpg'],
  ])('accepts %s', async (_case, ...paths) => {
    const from = await access()
    for (const path of paths) expect(await aContainer(from, { imageUrl: pictures.url + path })).not.toBe('')
  })

  it('becomes public as a carousel of several, which are never published by themselves', async () => {
    const from = await access()
    const items: string[] = []
    for (const altText of ['Um pão', 'Outro pão']) {
      const made = await social.createItem(from, { imageUrl: `${pictures.url}/400x500.jpg`, altText })
      items.push(idOf(made))
    }
    expect(await social.publishContainer(from, items[0] ?? '')).toEqual({ outcome: 'container_gone' })
    const made = await social.createCarousel(from, { items, caption: 'dois pães', isAiMade: false })
    const published = await social.publishContainer(from, idOf(made))
    const post = await social.readPost(from, published.outcome === 'published' ? published.postId : '')
    const seen = await (await fetch(post?.permalink ?? '')).text()
    expect([seen.includes('alt="Um pão"'), seen.includes('alt="Outro pão"')]).toEqual([true, true])
  })

  it('is no carousel while one of its pictures is unknown or not prepared', async () => {
    const from = await access()
    const imageUrl = `${pictures.url}/400x500.jpg`
    const ready = await social.createItem(from, { imageUrl })
    await breakWith('slow_container')
    const slow = await social.createItem(from, { imageUrl })
    for (const items of [
      [idOf(ready), idOf(slow)],
      [idOf(ready), '17000000000000000'],
    ])
      expect(await social.createCarousel(from, { items, caption: '', isAiMade: false })).toEqual({ outcome: 'items_gone' })
  })

  it.each([
    ['a letter too many', 'á'.repeat(PHOTO_LIMITS.captionCharacters + 1), 'caption_too_long'],
    ['a mention too many', '@ana '.repeat(PHOTO_LIMITS.mentions + 1), 'too_many_mentions'],
  ])('is refused for %s', async (_case, caption, reason) => {
    expect(await social.createContainer(await access(), aPhoto({ caption }))).toMatchObject({ outcome: 'refused', reason })
  })

  it('accepts as much as the limits allow, counting an emoji as one character', async () => {
    const from = await access()
    const { captionCharacters, altTextCharacters, mentions, hashtags } = PHOTO_LIMITS
    const altText = 'ã'.repeat(altTextCharacters)
    expect(await aContainer(from, { caption: '🍞'.repeat(captionCharacters), altText })).not.toBe('')
    expect(await aContainer(from, { caption: '@ana '.repeat(mentions) + '#bolo '.repeat(hashtags) })).not.toBe('')
    await expect(social.createContainer(from, aPhoto({ altText: `${altText}!` }))).rejects.toMatchObject({ code: 'refused' })
    await expect(social.createContainer(from, aPhoto({ caption: '#bolo '.repeat(31) }))).rejects.toMatchObject({
      code: 'refused',
    })
  })

  it.each(['/nothing', '/moved.jpg', '/private/400x500.jpg', '/400x500.jpg?n=é'])(
    'reports that the network cannot fetch %s',
    async (path) => {
      await expect(social.createContainer(await access(), aPhoto({ imageUrl: pictures.url + path }))).rejects.toMatchObject({
        code: 'picture_unreachable',
        isRetryable: true,
      })
    },
  )

  it('waits for a slow container and reports a failed one', async () => {
    const from = await access()
    await breakWith('slow_container')
    const slow = await aContainer(from)
    expect(await social.publishContainer(from, slow)).toEqual({ outcome: 'not_ready' })
    const states = []
    for (let look = 0; look < 4; look += 1) states.push((await social.readContainer(from, slow)).state)
    expect(states).toEqual(['processing', 'processing', 'processing', 'ready'])
    await breakWith('failed_container')
    expect(await social.readContainer(from, await aContainer(from))).toMatchObject({ state: 'failed', reason: 'format' })
    await control('clock', { advance_seconds: 86_400 })
    expect(await social.readContainer(from, slow)).toEqual({ state: 'expired' })
    expect(await social.readContainer(from, '17000000000000000')).toEqual({ state: 'unknown' })
  })

  it.each([
    ['not_ready', 'not_ready'],
    ['publish_trouble', 'not_ready'],
    ['media_missing', 'container_gone'],
    ['quota_reached', 'quota_reached'],
  ])('answers %s without having posted', async (fault, outcome) => {
    const from = await access()
    const containerId = await aContainer(from)
    await breakWith(fault)
    expect(await social.publishContainer(from, containerId)).toEqual({ outcome })
    expect(await countPosts(from)).toBe(0)
  })

  it.each([
    ['lost_answer', 1],
    ['error_after_publish', 1],
    ['publish_error', 0],
    ['temporary', 0],
    ['server_error', 0],
  ])('is in doubt after %s, and a look-up settles it', async (fault, posted) => {
    const from = await access()
    const since = new Date()
    const containerId = await aContainer(from, { caption: 'Só uma' })
    await breakWith(fault)
    await expect(social.publishContainer(from, containerId)).rejects.toMatchObject({ code: 'in_doubt', isRetryable: false })
    expect(await social.readContainer(from, containerId)).toEqual({ state: posted === 1 ? 'published' : 'ready' })
    const found = await social.findPost(from, { caption: 'Só uma', since })
    expect(found === undefined).toBe(posted === 0)
    expect(await countPosts(from)).toBe(posted)
  })

  it('lists the newest posts first, and no more than requested', async () => {
    const from = await access()
    for (const caption of ['Um', 'Dois', 'Três']) await social.publishContainer(from, await aContainer(from, { caption }))
    expect((await social.listPosts(from, 2)).map(({ caption }) => caption)).toEqual(['Três', 'Dois'])
  })

  it('is in doubt after a time-out too', async () => {
    const from = await access()
    const containerId = await aContainer(from)
    await breakWith('slow_answer')
    await expect(connect({ workTimeoutMs: 300 }).publishContainer(from, containerId)).rejects.toMatchObject({ code: 'in_doubt' })
    expect(await social.readContainer(from, containerId)).toEqual({ state: 'published' })
  })

  it('reads the current quota, and is refused beyond it', async () => {
    const from = await access()
    const containerId = await aContainer(from)
    await control('settings', { provider: 'graph', setting: 'posts_per_day', value: 0 })
    expect(await social.readQuota(from)).toMatchObject({ used: 0, total: 0 })
    expect(await social.publishContainer(from, containerId)).toEqual({ outcome: 'quota_reached' })
  })

  it('posts one container once, however often it is requested', async () => {
    const from = await access()
    const containerId = await aContainer(from)
    const outcomes = await Promise.all([social.publishContainer(from, containerId), social.publishContainer(from, containerId)])
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['container_gone', 'published'])
    expect(await countPosts(from)).toBe(1)
  })

  it('does not guess which of two posts was meant', async () => {
    const from = await access()
    const since = new Date()
    for (const id of [await aContainer(from), await aContainer(from)]) await social.publishContainer(from, id)
    expect(await social.findPost(from, { caption: aPhoto().caption, since })).toBeUndefined()
  })

  it('may create a container again after its answer was lost', async () => {
    const from = await access()
    await breakWith('lost_container')
    await expect(social.createContainer(from, aPhoto())).rejects.toMatchObject({ code: 'unreachable', isRetryable: true })
    expect(await aContainer(from)).not.toBe('')
  })

  it('finds a post without its permalink, and none that does not exist', async () => {
    const from = await access()
    const published = await social.publishContainer(from, await aContainer(from))
    const postId = published.outcome === 'published' ? published.postId : ''
    await breakWith('late_permalink')
    expect(await social.readPost(from, postId)).toMatchObject({ id: postId, permalink: undefined })
    expect(await social.readPost(from, '17000000000000000')).toBeUndefined()
  })
})

describe('when the network fails', () => {
  it.each([
    ['token_expired', 'token_dead', false],
    ['app_removed', 'token_dead', false],
    ['password_changed', 'token_dead', false],
    ['token_invalid', 'token_dead', false],
    ['object_missing', 'token_dead', false],
    ['checkpoint', 'account_blocked', false],
    ['permission_removed', 'permission_missing', false],
    ['app_rate_limited', 'rate_limited', true],
    ['account_rate_limited', 'rate_limited', true],
    ['temporary', 'vendor_down', true],
    ['server_error', 'vendor_down', true],
    ['policy_block', 'action_blocked', false],
  ])('reports %s as %s', async (fault, code, isRetryable) => {
    const from = await access()
    await breakWith(fault)
    await expect(social.readProfile(from)).rejects.toMatchObject({ provider: 'social', code, isRetryable })
  })

  it.each([
    ['account_restricted', 'account_blocked'],
    ['spam_block', 'action_blocked'],
    ['account_rate_limited', 'rate_limited'],
  ])('reports %s during publishing as %s', async (fault, code) => {
    const from = await access()
    const containerId = await aContainer(from)
    await breakWith(fault)
    await expect(social.publishContainer(from, containerId)).rejects.toMatchObject({ code })
  })

  it('states how long to wait', async () => {
    const from = await access()
    await breakWith('account_rate_limited')
    await expect(social.readProfile(from)).rejects.toMatchObject({ code: 'rate_limited', waitMinutes: 7 })
  })

  it('rejects its token after sixty days', async () => {
    const from = await access()
    await control('clock', { advance_seconds: 61 * 86_400 })
    await expect(social.readProfile(from)).rejects.toMatchObject({ code: 'token_dead' })
  })

  it('keeps tokens and secrets out of what it throws', async () => {
    const from = await access()
    await breakWith('server_error')
    const fault: unknown = await social.readProfile(from).catch((error: unknown) => error)
    const logged = JSON.stringify(fault, Object.getOwnPropertyNames(fault))
    expect(logged).not.toContain(from.token)
    expect(logged).not.toContain(GRAPH_CREDENTIALS.app_secret)
  })

  it('states whether anything can have happened', async () => {
    const nobody = connect({ graphUrl: `http://127.0.0.1:${await findFreePort()}` })
    await expect(nobody.publishContainer({ accountId: '1', token: 't' }, '2')).rejects.toMatchObject({ code: 'unreachable' })
  })

  it('refuses a wrong app or secret', async () => {
    const returned = await answerDialog()
    const code = returned.outcome === 'agreed' ? returned.code : ''
    await expect(connect({ appId: '1' }).exchangeCode(code, redirectUri)).rejects.toMatchObject({ code: 'credentials_refused' })
  })
})
