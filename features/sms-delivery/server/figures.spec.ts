import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMessage, startTestDelivery, type TestDelivery } from '#apps/testing/sms-delivery.test-support.ts'
import { Registry } from 'prom-client'
import { DAY } from '#platform/clock.ts'
import type { SmsSender } from '#providers/sms/port.ts'
import { registerSmsMetrics, smsDeliverySweeps } from './index.ts'

let delivery: TestDelivery
let sender: SmsSender

beforeAll(async () => {
  delivery = await startTestDelivery()
})
afterAll(() => delivery.close())
beforeEach(async () => {
  await delivery.control('reset', {})
  await delivery.deleteAttempts()
  sender = delivery.aSender()
})

test('shows how each vendor did in the last day', async () => {
  await sender.send(aMessage())
  await expect.poll(readMetrics).toContain('sms_messages_last_day{vendor="twilio",status="delivered"} 1')
  await delivery.fail('sms', 'server_error')
  await sender.send(aMessage())
  await expect.poll(readMetrics).toContain('sms_messages_last_day{vendor="zenvia",status="delivered"} 1')
  const metrics = await readMetrics()
  expect(metrics).toContain('sms_messages_last_day{vendor="twilio",status="delivered"} 1')
  expect(metrics).toContain('sms_messages_last_day{vendor="twilio",status="unsent"} 1')
  expect(metrics).toContain('sms_failovers_last_day{vendor="twilio"} 1')
})

test('stores neither phone nor text, and deletes the rest after 90 days', async () => {
  const message = aMessage()
  await sender.send(message)
  const rows = await delivery.listAttempts()
  for (const secret of ['11987654321', '123456']) expect(JSON.stringify(rows)).not.toContain(secret)
  const [sweep] = smsDeliverySweeps(delivery)
  await sweep?.run()
  expect(await delivery.listAttempts()).toHaveLength(1)
  delivery.clock.setOffset(91 * DAY)
  await sweep?.run()
  delivery.clock.setOffset(0)
  expect(await delivery.listAttempts()).toEqual([])
})

function readMetrics(): Promise<string> {
  const registry = new Registry()
  registerSmsMetrics(registry, delivery)
  return registry.metrics()
}
