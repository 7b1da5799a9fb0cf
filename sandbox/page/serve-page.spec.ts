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
