import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CREDENTIALS } from './credentials.test-support.ts'
import { startSandbox, type Sandbox } from './start.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
})
afterAll(() => sandbox.close())

/** `fetch` does not allow setting this header. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(`${sandbox.url}/control/sms`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    request.once('error', reject)
  })
}

test.each(['localhost', 'localhost:4999', 'sandbox.localhost', '127.0.0.1:80', '127.1.2.3', '[::1]:4999'])(
  'accepts the host %s',
  async (host) => expect(await statusFor(host)).toBe(200),
)

test.each(['rebound.example', 'localhost.example', '127.0.0.1.example', '192.168.0.7'])('refuses the host %j', async (host) =>
  expect(await statusFor(host)).toBe(421),
)
