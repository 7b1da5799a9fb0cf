import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CREDENTIALS } from '../credentials.test-support.ts'
import { startSandbox, type Sandbox } from '../start.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS, productUrl: 'http://localhost:3000' })
})
afterAll(() => sandbox.close())

describe('the page for people', () => {
  it('is HTML in Portuguese that links to the product', async () => {
    const answer = await fetch(sandbox.url)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const page = await answer.text()
    expect(page).toContain('<html lang="pt-BR">')
    expect(page).toContain('href="http://localhost:3000"')
  })

  it('allows nothing inline, nothing foreign and no frame', async () => {
    const answer = await fetch(sandbox.url)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    const page = await answer.text()
    expect(page).not.toMatch(/ (?:style|on\w+)="/)
    expect(page.match(/<script(?! type="application\/json"| type="module" src="\/page\/)/g)).toBeNull()
  })

  it('serves every file that it names, scripts without their types', async () => {
    const page = await (await fetch(sandbox.url)).text()
    const names = [...page.matchAll(/(?:href|src)="(\/page\/[\w.]+)"/g)].map(([, name]) => name ?? '')
    expect(names).toContain('/page/main.ts')
    for (const name of names) expect((await fetch(sandbox.url + name)).status).toBe(200)
    const script = await fetch(`${sandbox.url}/page/main.ts`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(await script.text()).not.toContain('Promise<void>')
  })

  it('serves nothing outside its folder', async () => {
    for (const path of ['/page/..%2ftexts.ts', '/page/', '/page/unknown.ts', '/somewhere']) {
      expect((await fetch(sandbox.url + path)).status).toBe(404)
    }
  })
})

describe('a sandbox that strangers can reach', () => {
  let exposed: Sandbox
  beforeAll(async () => {
    exposed = await startSandbox({ port: 0, credentials: CREDENTIALS, productUrl: 'http://localhost:3000', isGuarded: true })
  })
  afterAll(() => exposed.close())

  it('says so on every page of its own', async () => {
    const cookie = `sandbox=${CREDENTIALS.control.token}`
    for (const [path, headers] of [
      ['/', {}],
      ['/', { cookie }],
      ['/instagram', {}],
      ['/facebook/apps', {}],
    ] as const) {
      const page = await (await fetch(exposed.url + path, { headers })).text()
      expect(page, path).toMatch(/<body[^>]*><section class="exposed" aria-label="Sandbox">Demonstração aberta/)
      expect(page, path).toContain('<link rel="stylesheet" href="/notice.css">')
    }
    expect((await fetch(`${exposed.url}/notice.css`)).headers.get('content-type')).toContain('text/css')
  })

  it('says nothing of the kind where only this machine reaches it', async () => {
    expect(await (await fetch(sandbox.url)).text()).not.toContain('class="exposed"')
  })
})
