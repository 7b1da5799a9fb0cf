/** Meta's callbacks, sent by a stand-in that has the product's address: real HTTP in both directions. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#platform/find-free-port.ts'
import { CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { sandboxEnvironment } from '#sandbox/credentials.ts'
import { PEOPLE } from '#sandbox/graph/people.ts'
import { startSandbox } from '#sandbox/start.ts'
import { type Social, startSocial } from './testing/social.test-support.ts'

let meta: Awaited<ReturnType<typeof startSandbox>>
let social: Social
beforeAll(async () => {
  const port = (await findFreePort()) ?? 0
  const productUrl = `http://127.0.0.1:${port}`
  meta = await startSandbox({ port: 0, credentials: CREDENTIALS, productUrl })
  const { META_GRAPH_URL = '', META_DIALOG_URL = '' } = sandboxEnvironment(meta.url, CREDENTIALS)
  social = await startSocial({ env: { PUBLIC_URL: productUrl, META_GRAPH_URL, META_DIALOG_URL } })
  await social.app.listen({ port, host: '127.0.0.1' })
})
afterAll(() => Promise.all([social.close(), meta.close()]))

const control = async (call: string, body: object) => {
  const answer = await fetch(`${meta.url}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
  return (await answer.json()) as { promise: { url: string; confirmation_code: string } | null } // as: the sandbox's own shape
}

const currentSecond = () => Math.floor(Date.now() / 1000)

test('a person who asks for deletion gets an address that works', async () => {
  const ana = await social.visit()
  await ana.connect()
  const { promise } = await control('graph/privacy-requests', { person_id: PEOPLE[0]?.id, asks_for_deletion: true })
  expect(await ana.social()).toBeNull()
  const page = await fetch(promise?.url ?? '')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(promise?.confirmation_code ?? '-')])
})

test('a person who removes the app is disconnected, connects again, and stays connected when the callback is repeated', async () => {
  const ana = await social.visit()
  await ana.connect()
  // Meta dates its requests in seconds: within the second of the test above, this one would be a repetition
  const begunIn = currentSecond()
  await expect.poll(currentSecond).toBeGreaterThan(begunIn)
  await control('graph/privacy-requests', { person_id: PEOPLE[0]?.id })
  expect(await ana.social()).toMatchObject({ state: 'lost', lost_reason: 'deauthorised' })
  // moves only the product's clock: further than two clocks may differ
  await social.advance(11)
  await ana.connect()
  await control('webhooks/redeliver', { provider: 'graph' })
  expect(await ana.social()).toMatchObject({ state: 'connected' })
})
