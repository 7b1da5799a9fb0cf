import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listCalls } from '#apps/testing/list-calls.test-support.ts'
import { isWebhook } from '#platform/http/webhook-paths.ts'
import { hooksOf } from './hooks.ts'

const credentials = { asaasToken: 'a', asaasKey: 'b', appSecret: 'c', twilioToken: 'd', zenviaToken: 'e' }
const paths = hooksOf('http://127.0.0.1', credentials).map(({ path }) => path)

test('every webhook of a contract is sent, signed', async () => {
  const webhooks = (await listCalls()).filter(({ method, path }) => method === 'POST' && isWebhook(path)).map(({ path }) => path)
  expect(webhooks.length).toBeGreaterThan(1)
  expect(webhooks.filter((path) => !paths.includes(path))).toEqual([])
})

test('every vendor of text messages that reports has its webhook', () => {
  const vendors = globSync('providers/sms/*/*-reports.ts').map((file) => file.split('/')[2] ?? '')
  expect(vendors.length).toBeGreaterThan(1)
  expect(vendors.filter((vendor) => !paths.includes(`/api/sms/${vendor}/status`))).toEqual([])
})

test('every request that Meta signs is sent', () => {
  const source = readFileSync('features/instagram/server/disconnect/meta-callbacks.ts', 'utf8')
  const served = new Set(source.match(/\/api\/instagram\/[\w-]+(?=')/g))
  expect(served.size).toBeGreaterThan(1)
  expect([...served].filter((path) => !paths.includes(path))).toEqual([])
})
