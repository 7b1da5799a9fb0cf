import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { configure } from './configure.ts'
import { planChildren } from './plan-children.ts'
import { composeWelcome } from './welcome.ts'
import { CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { sandboxEnvironment } from '#sandbox/credentials.ts'

const ANY_PORT = { PORT: '0', SANDBOX_PORT: '0' }
/** Any credentials open the sandbox equally well. */
const REAL = { ...ANY_PORT, ...sandboxEnvironment('https://vendors.example', CREDENTIALS) }

test('the sandbox comes with two phones to try, and free ports where any will do', async () => {
  const { env, variables, dataDir } = await configure(ANY_PORT)
  expect(env.courtesyPhones).toHaveLength(1)
  expect(env.adminPhones).toHaveLength(1)
  expect(variables).toMatchObject({ PORT: String(env.port), SANDBOX_PORT: String(env.sandboxPort) })
  expect(env.publicUrl).toBe(`http://localhost:${env.port}`)
  expect(isAbsolute(dataDir)).toBe(true)
  expect(planChildren('/project', env, variables).map(({ name }) => name)).toEqual(['server', 'worker', 'sandbox'])
})

test('configured phones are left as they are', async () => {
  const { env } = await configure({ ...ANY_PORT, COURTESY_PHONES: '+5521987650000' })
  expect(env.courtesyPhones).toEqual(['+5521987650000'])
})

test('with real providers there is no sandbox and no phone to try', async () => {
  const { env, variables, dataDir } = await configure(REAL)
  expect(env.courtesyPhones).toEqual([])
  expect(planChildren('/project', env, variables).map(({ name }) => name)).toEqual(['server', 'worker'])
  expect(composeWelcome(env, dataDir)).not.toMatch(/Sandbox|Try as/)
})

test('the welcome warns loudly when the sandbox is publicly reachable, and says what opens it', async () => {
  const { env, dataDir } = await configure({ ...ANY_PORT, SANDBOX: 'on', HOST: '0.0.0.0' })
  const welcome = composeWelcome(env, dataDir, 'the-token')
  expect(welcome).toContain('STRANGERS CAN REACH THIS PRODUCT, AND IT RUNS ON ITS SANDBOX')
  expect(welcome).toContain('the-token')
  const usual = await configure(ANY_PORT)
  expect(composeWelcome(usual.env, usual.dataDir, 'the-token')).not.toMatch(/STRANGERS|the-token/)
})

test('the welcome says where, as whom, how to sign in and how to stop', async () => {
  const { env, dataDir } = await configure(ANY_PORT)
  const welcome = composeWelcome(env, dataDir)
  for (const word of [
    env.publicUrl,
    `http://localhost:${env.sandboxPort}`,
    ...env.courtesyPhones,
    ...env.adminPhones,
    dataDir,
    'Ctrl-C',
  ]) {
    expect(welcome).toContain(word)
  }
})
