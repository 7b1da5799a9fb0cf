/** Two published clients, pointed at the sandbox by an address alone. */
import {
  ApiVersion,
  Client,
  Constants,
  GetAuthorizedFacebookPagesRequest,
  GetLinkedInstagramAccountRequest,
} from 'instagram-graph-api'
import { type Profile, Strategy } from 'passport-facebook'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CREDENTIALS, GRAPH_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import { servePictures } from './pictures.test-support.ts'

const { app_id: appId, app_secret: appSecret, access_token: accessToken, instagram_account_id: accountId } = GRAPH_CREDENTIALS

let sandbox: Sandbox
let pictures: Awaited<ReturnType<typeof servePictures>>

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
  pictures = await servePictures()
  Object.assign(Constants, { API_URL: sandbox.url })
})
afterAll(() => Promise.all([sandbox.close(), pictures.close()]))
beforeEach(() => fetch(`${sandbox.url}/control/reset`, { method: 'POST' }))

describe('instagram-graph-api', () => {
  const client = new Client(accessToken, accountId, ApiVersion.V18_0)

  it('publishes a photo and reads it back, every field of it', async () => {
    const caption = 'Pão & café #bolo'
    const container = await client.newPostPagePhotoMediaRequest(`${pictures.url}/400x500.jpg`, caption).execute()
    const status = await client.newGetContainerRequest(container.getId()).execute()
    expect(status.getContainerStatusCode()).toBe('FINISHED')
    const published = await client.newPostPublishMediaRequest(container.getId()).execute()
    const media = await client.newGetMediaInfoRequest(published.getId()).execute()
    expect([media.getCaption(), media.getMediaType(), media.getUsername()]).toEqual([caption, 'IMAGE', 'atelie.de.exemplo'])
    expect(media.getTimestamp()?.getTime()).toBeGreaterThan(Date.parse('2020-01-01'))
    expect((await fetch(media.getMediaUrl() ?? '')).headers.get('content-type')).toBe('image/jpeg')
    expect((await fetch(media.getPermalink() ?? '')).status).toBe(200)
    const listed = await client.newGetPageMediaRequest().execute()
    expect(listed.getData().map(({ id }) => id)).toEqual([published.getId()])
  })

  it('reads the profile and the quota', async () => {
    const profile = await client.newGetPageInfoRequest().execute()
    expect([profile.getUsername(), profile.getFollowers(), profile.getMediaCount()]).toEqual(['atelie.de.exemplo', 1237, 0])
    const quota = await client.newGetContentPublishingLimitRequest().execute()
    expect([quota.getQuotaUsage(), quota.getQuotaTotal(), quota.getQuotaDuration()]).toEqual([0, 100, 86_400])
  })

  it('gets from the person’s Pages to the account behind one', async () => {
    const pages = await new GetAuthorizedFacebookPagesRequest(accessToken).execute()
    const [page] = pages.getAuthorizedFacebookPages()
    expect(page?.name).toBe('Ateliê de Exemplo')
    const linked = await new GetLinkedInstagramAccountRequest(accessToken, page?.id ?? '').execute()
    expect(linked.getInstagramPageId()).toBe(accountId)
  })
})

interface Login {
  readonly accessToken: string
  readonly profile: Profile
}
interface Ways {
  readonly redirect: (address: string) => void
  readonly success: (login: Login) => void
  readonly error: (error: Error) => void
  readonly fail: (reason: unknown) => void
}
describe('passport-facebook', () => {
  const callbackURL = 'http://localhost:4000/auth/facebook/callback'

  /** One pass through the strategy, as passport makes it: ends in a redirect, a login or an error. */
  function pass(query: object): Promise<string | Login> {
    const options = {
      clientID: appId,
      clientSecret: appSecret,
      callbackURL,
      authorizationURL: `${sandbox.url}/v18.0/dialog/oauth`,
      tokenURL: `${sandbox.url}/v26.0/oauth/access_token`,
      profileURL: `${sandbox.url}/v26.0/me`,
      profileFields: ['id', 'displayName'],
      enableProof: true,
      scope: ['pages_show_list', 'instagram_basic'],
    }
    const strategy = new Strategy<Login>(options, (token, _refresh, profile, done) => done(null, { accessToken: token, profile }))
    return new Promise((resolve, reject) => {
      const ways: Ways = { redirect: resolve, success: resolve, error: reject, fail: reject }
      Object.assign(strategy, ways).authenticate({ query })
    })
  }

  async function agree(): Promise<object> {
    const address = await pass({})
    const dialog = new URL(typeof address === 'string' ? address : '')
    expect((await fetch(dialog)).status).toBe(200)
    const query = new URLSearchParams([...dialog.searchParams, ['person', '122000000000002']])
    const form = new URLSearchParams({ query: query.toString(), action: 'continue' })
    const answer = await fetch(`${dialog.origin}${dialog.pathname}/answer`, { method: 'POST', body: form, redirect: 'manual' })
    return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
  }

  it('signs a person in, with the proof of the app’s secret', async () => {
    expect(await pass(await agree())).toMatchObject({
      accessToken: expect.stringMatching(/^EAAS/) as unknown,
      profile: { id: '122000000000002', displayName: 'Teste Dois' },
    })
  })

  it('reports a code that was used before', async () => {
    const query = await agree()
    await pass(query)
    await expect(pass(query)).rejects.toMatchObject({ name: 'FacebookTokenError', code: 100, subcode: 36_009 })
  })
})
