import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CREDENTIALS, GRAPH_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { listenForCalls } from '#sandbox/listener.test-support.ts'
import { startSandbox } from '#sandbox/start.ts'
import { signRequest } from './callbacks.ts'
import { isAllowedBy } from './robots.ts'
import { parseFields, selectFields } from './select-fields.ts'

const { app_id: appId, access_token: accessToken, instagram_account_id: accountId } = GRAPH_CREDENTIALS
const person = '122000000000001'

async function aSandbox(productUrl?: string) {
  const sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS, ...(productUrl ? { productUrl } : {}) })
  const dialogWith = (more: Record<string, string>) =>
    `${sandbox.url}/v18.0/dialog/oauth?${new URLSearchParams({ client_id: appId, state: 's', ...more }).toString()}`
  return {
    ...sandbox,
    dialogWith,
    call: async (path: string, headers: Record<string, string> = { authorization: `Bearer ${accessToken}` }) => {
      const answer = await fetch(sandbox.url + path, { headers })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) as Record<string, unknown> } // as: always an object
    },
    press: async (path: string, form: Record<string, string>) =>
      (await fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(form) })).text(),
    agree: (redirectUri: string) =>
      fetch(`${sandbox.url}/v18.0/dialog/oauth/answer`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          query: new URLSearchParams({ client_id: appId, redirect_uri: redirectUri, state: 's', person }).toString(),
          action: 'continue',
        }),
      }),
    breakWith: (fault: string) =>
      fetch(`${sandbox.url}/control/faults`, { method: 'POST', body: JSON.stringify({ provider: 'graph', fault, times: 1 }) }),
    [Symbol.asyncDispose]: sandbox.close,
  }
}

/** For tests that change nothing. */
let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeAll(async () => {
  sandbox = await aSandbox('http://localhost:4000')
})
afterAll(() => sandbox.close())

describe('the dialog', () => {
  it.each([
    ['another app', { client_id: '1' }],
    ['no redirect address', { redirect_uri: '' }],
    ['an address elsewhere', { redirect_uri: 'https://evil.example/api/instagram/callback' }],
    ['another path of the product', { redirect_uri: 'http://localhost:4000/api/instagram/callback/' }],
    ['a permission that does not exist', { scope: 'instagram_everything' }],
    ['another kind of answer', { response_type: 'token' }],
  ])('shows a fault for %s and does not redirect', async (_case, wrong) => {
    const right = { redirect_uri: 'http://localhost:4000/api/instagram/callback' }
    const answer = await fetch(sandbox.dialogWith({ ...right, ...wrong }), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })

  it('escapes user input', async () => {
    const page = await (
      await fetch(sandbox.dialogWith({ redirect_uri: 'http://localhost:1/"><b>', person, state: '"><i>' }))
    ).text()
    expect(page).not.toMatch(/<b>|<i>/)
    expect(page).toContain('Continuar')
  })

  it('redirects with Facebook’s fragment, and may cut off the opener or call back twice', async () => {
    await using product = await listenForCalls()
    await using own = await aSandbox()
    const redirectUri = `${product.url}/callback`
    expect((await own.agree(redirectUri)).headers.get('location')).toMatch(/\/callback\?code=[^&]+&state=s#_=_$/)
    await own.breakWith('cut_opener')
    const cut = await fetch(own.dialogWith({ redirect_uri: redirectUri }))
    expect(cut.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    await own.breakWith('double_callback')
    const location = (await own.agree(redirectUri)).headers.get('location') ?? ''
    expect(product.calls.map(({ path }) => `${product.url}${path ?? ''}#_=_`)).toEqual([location])
  })

  it('stops at a checkpoint', async () => {
    const page = await fetch(sandbox.dialogWith({ redirect_uri: 'http://localhost:1/', person: '122000000000008' }))
    expect(await page.text()).not.toContain('Continuar')
  })
})

describe('the Graph API', () => {
  it('writes JSON like Meta: in ASCII, with escaped slashes', async () => {
    const { text, body } = await sandbox.call(`/v26.0/${accountId}?fields=name,profile_picture_url`)
    expect(text).toContain(String.raw`Ateli\u00ea`)
    expect(text).toContain(String.raw`http:\/\/`)
    expect(body).toMatchObject({ id: accountId, name: 'Ateliê de Exemplo' })
  })

  it.each([
    ['/v26.0', 'v26.0'],
    ['/v18.0', 'v21.0'],
    ['', 'v21.0'],
  ])('serves %j by the oldest live version', async (prefix, version) => {
    const { headers } = await sandbox.call(`${prefix}/me`)
    expect(headers.get('facebook-api-version')).toBe(version)
    expect(JSON.parse(headers.get('x-app-usage') ?? '')).toHaveProperty('call_count')
  })

  it.each([
    ['no token', '/v26.0/me', {}, 400, 2500, undefined],
    ['a token of nobody', '/v26.0/me', { authorization: 'Bearer x' }, 401, 190, undefined],
    ['an id of nothing', '/v26.0/123', undefined, 400, 100, 33],
    ['a field that does not exist', '/v26.0/me?fields=shoe_size', undefined, 400, 100, undefined],
    ['a proof that is another’s', '/v26.0/me?appsecret_proof=00', undefined, 400, 100, undefined],
    ['a version of tomorrow', '/v99.0/me', undefined, 400, 2635, undefined],
    ['a path of nothing', '/v26.0/what/ever', undefined, 400, 2500, undefined],
  ])('refuses %s', async (_case, path, headers, status, code, subcode) => {
    const answer = await sandbox.call(path, headers)
    expect(answer.status).toBe(status)
    expect(answer.body['error']).toMatchObject({ code, fbtrace_id: expect.any(String) as unknown })
    expect((answer.body['error'] as { error_subcode?: number }).error_subcode).toBe(subcode) // as: the documented shape
  })

  it('refuses an empty list', async () => {
    expect((await sandbox.call('/v26.0/me/accounts?limit=0')).status).toBe(400)
  })
})

describe('leaving', () => {
  it('calls the product with a signature, and shows its answer', async () => {
    const calls: string[] = []
    const product = createServer((request, response) => {
      calls.push(request.url ?? '')
      response.end(JSON.stringify({ url: 'http://localhost:4000/privacy?code=abc', confirmation_code: 'abc' }))
    }).listen(0, 'localhost')
    await once(product, 'listening')
    const { port } = product.address() as AddressInfo // listens on TCP
    await using own = await aSandbox(`http://localhost:${port}`)
    await own.agree(`http://localhost:${port}/api/instagram/callback`)
    const page = await own.press('/facebook/apps', { person, action: 'delete' })
    expect(page).toContain('abc')
    expect(page).toContain('Nenhuma conta')
    expect(calls).toEqual(['/api/instagram/deauthorize', '/api/instagram/data-deletion'])
    expect((await own.call('/control/webhooks?provider=graph')).body).toMatchObject({
      deliveries: [{ event: 'deauthorize', status: 200, body: { user_id: person } }],
    })
    product.close()
  })

  it('reports an answer without an address', async () => {
    await using product = await listenForCalls()
    await using own = await aSandbox(product.url)
    expect(await own.press('/facebook/apps', { person, action: 'delete' })).toContain('O produto não respondeu')
    expect(await own.press('/facebook/apps', { person: '1', action: 'delete' })).toContain('Nenhuma conta')
  })

  it('can be listed and caused by control calls too', async () => {
    await using own = await aSandbox()
    await own.agree('http://localhost:1/')
    const connected = async () => {
      const { people } = (await own.call('/control/graph')).body as { people: { id: string; is_connected: boolean }[] } // the documented shape
      return people.filter((each) => each.is_connected).map(({ id }) => id)
    }
    expect(await connected()).toEqual([person])
    const left = await fetch(`${own.url}/control/graph/privacy-requests`, {
      method: 'POST',
      body: JSON.stringify({ person_id: person }),
    })
    expect(await left.json()).toEqual({ was_connected: true, promise: null })
    expect(await connected()).toEqual([])
    const nobody = await fetch(`${own.url}/control/graph/privacy-requests`, { method: 'POST', body: '{"person_id":"1"}' })
    expect(nobody.status).toBe(400)
  })

  it('signs as Meta does', () => {
    const [signature, payload = ''] = signRequest({ user_id: '1' }, GRAPH_CREDENTIALS.app_secret).split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({ user_id: '1' })
    expect(signature).toMatch(/^[\w-]{43}$/)
  })
})

describe('fields', () => {
  it('can be selected, also those of inner nodes', () => {
    const node = { id: '1', name: 'a', more: undefined, inner: { id: '2', kind: 'x', size: 3 } }
    expect(selectFields(node, 'Node', parseFields('name,more,inner{kind}.limit(2)'))).toEqual({
      id: '1',
      name: 'a',
      inner: { id: '2', kind: 'x' },
    })
    expect(selectFields(node, 'Node', parseFields('inner'))).toEqual({ id: '1', inner: { id: '2' } })
    expect(() => selectFields(node, 'Node', parseFields('inner{none}'))).toThrow('none')
    expect(() => parseFields('a},b')).toThrow('end of string')
  })
})

describe('robots.txt', () => {
  it.each([
    ['', true],
    ['User-agent: *\nDisallow: /api/', false],
    ['User-agent: *\nDisallow: /api/\nAllow: /api/public/', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: facebookexternalhit\nDisallow:', true],
    ['User-agent: other\nUser-agent: FacebookExternalHit # Meta\nDisallow: /api', false],
    ['User-agent: other\nDisallow: /', true],
  ])('%j allows a picture: %s', (robots, isAllowed) => {
    expect(isAllowedBy(robots, 'facebookexternalhit', '/api/public/1.jpg')).toBe(isAllowed)
  })
})
