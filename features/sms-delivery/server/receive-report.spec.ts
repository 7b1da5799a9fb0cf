import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMessage, startTestDelivery, type TestDelivery } from '#apps/testing/sms-delivery.test-support.ts'
import { MINUTE } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import type { SmsSender } from '#providers/sms/port.ts'
import { receiveReport, type ReportDeps, type UndeliveredSms } from './receive-report.ts'

let delivery: TestDelivery
let sender: SmsSender

beforeAll(async () => {
  delivery = await startTestDelivery()
})
afterAll(() => delivery.close())
beforeEach(async () => {
  await delivery.control('reset', {})
  await delivery.deleteAttempts()
  delivery.undelivered.length = 0
  sender = delivery.aSender()
})

test('reports a failed message once, and the other vendor sends it', async () => {
  await delivery.fail('sms', 'undelivered')
  const message = aMessage()
  await sender.send(message)
  await expect.poll(() => delivery.statusOf(message, 'twilio')).toBe('undelivered')
  await delivery.control('webhooks/redeliver', { provider: 'sms', order: 'shuffled' })
  expect(delivery.undelivered).toEqual([{ reference: message.reference, vendor: 'twilio' }])
  expect(await delivery.attemptOf(message, 'twilio')).toMatchObject({ status: 'undelivered', reason: '30003' })

  expect(await sender.send({ ...message, excludedVendor: 'twilio' })).toMatchObject({ vendor: 'zenvia' })
  await expect.poll(() => delivery.statusOf(message, 'zenvia')).toBe('delivered')
})

test('reports nothing when the last vendor fails a message, or when the message has expired', async () => {
  await delivery.fail('sms', 'unauthorized')
  await delivery.fail('zenvia', 'undelivered')
  const message = aMessage()
  await sender.send(message)
  await expect.poll(() => delivery.statusOf(message, 'zenvia')).toBe('undelivered')
  expect(delivery.undelivered).toEqual([{ reference: message.reference, vendor: 'zenvia' }])
  await delivery.fail('sms', 'undelivered')
  await sender.send({ ...message, excludedVendor: 'zenvia' })
  await expect.poll(() => delivery.statusOf(message, 'twilio')).toBe('undelivered')
  expect(delivery.undelivered).toHaveLength(1)

  const late = aMessage()
  await sender.send({ ...late, validitySeconds: 6 })
  delivery.clock.setOffset(MINUTE)
  expect(await delivery.callAsTwilio(late.reference, { MessageSid: 'SM1', MessageStatus: 'failed', ErrorCode: '30036' })).toBe(
    204,
  )
  delivery.clock.setOffset(0)
  expect(delivery.undelivered).toHaveLength(1)
})

test.each([
  [['sent', 'delivered'], 'delivered'],
  [['delivered', 'sent'], 'delivered'],
  [['undelivered', 'sent', 'undelivered'], 'undelivered'],
  [['undelivered', 'delivered'], 'delivered'],
  [['delivered', 'undelivered'], 'delivered'],
])('ends alike for the reports %j in any order and number', async (statuses, end) => {
  await delivery.fail('sms', 'lost_answer')
  await delivery.fail('sms', 'no_report')
  const message = aMessage()
  await expect(sender.send(message)).rejects.toMatchObject({ code: 'in_doubt' })
  for (const status of statuses)
    expect(await delivery.callAsTwilio(message.reference, { MessageSid: 'SM1', MessageStatus: status })).toBe(204)
  expect(await delivery.statusOf(message, 'twilio')).toBe(end)
  expect(delivery.undelivered.length).toBeLessThanOrEqual(1)
})

test('counts two reports of one failure at the same moment as one', async () => {
  await delivery.fail('sms', 'no_report')
  const message = aMessage()
  await sender.send(message)
  const fields = { MessageSid: 'SM1', MessageStatus: 'undelivered' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => delivery.callAsTwilio(message.reference, fields)))
  expect(answers).toEqual([204, 204, 204, 204])
  expect(delivery.undelivered).toHaveLength(1)
})

test.each([
  [['twilio'], 0],
  [['twilio', 'zenvia'], 1],
] as const)('of the senders %j, none of which has to report, another one is left %i times', async (senders, times) => {
  await delivery.fail('sms', 'no_report')
  const message = aMessage()
  const { vendorMessageId } = await sender.send(message)
  const undelivered: UndeliveredSms[] = []
  const deps: ReportDeps = {
    db: delivery.db,
    clock: delivery.clock,
    log: createLog('silent', 'test'),
    reports: [],
    senders,
    onUndelivered: async (_tx, sms) => void undelivered.push(sms),
  }
  const { reference } = message
  const report = { vendorMessageId, reference, status: 'undelivered', reason: '30003', isWorthAnotherVendor: true } as const
  await receiveReport(deps, 'twilio', report)
  expect(undelivered).toHaveLength(times)
})

test('answers a genuine report of an unknown message like any other report', async () => {
  expect(await delivery.callAsTwilio('nobody’s', { MessageSid: 'SM1', MessageStatus: 'delivered' })).toBe(204)
  expect(await delivery.callAsTwilio('nobody’s', { MessageSid: 'SM1', MessageStatus: 'something-new' })).toBe(204)
  const event = { type: 'MESSAGE_STATUS', channel: 'sms', message: { id: 'm1' }, messageStatus: { code: 'DELIVERED' } }
  expect(await delivery.callAsZenvia(JSON.stringify(event))).toBe(204)
  expect(await delivery.callAsZenvia('{"type":')).toBe(204)
  expect(await delivery.listAttempts()).toEqual([])
})

test('refuses a caller that is not the vendor, and changes nothing', async () => {
  await delivery.fail('sms', 'no_report')
  const message = aMessage()
  await sender.send(message)
  await expect.poll(() => delivery.statusOf(message, 'twilio')).toBe('sent')
  const fields = { MessageSid: 'SM1', MessageStatus: 'undelivered' }
  expect(await delivery.callAsTwilio(message.reference, fields, 'another-token')).toBe(401)
  expect(await delivery.post(`twilio/status?reference=${message.reference}`, { body: new URLSearchParams(fields) })).toBe(401)
  expect(await delivery.callAsZenvia('{}', 'another-token')).toBe(401)
  expect(await delivery.post('zenvia/status', {})).toBe(401)
  expect(await delivery.post('pigeons/status', {})).toBe(404)
  expect(await delivery.statusOf(message, 'twilio')).toBe('sent')
})

test('answers a genuine report that the database cannot store, and stores nothing of it', async () => {
  const report = { MessageSid: 'SM\0', MessageStatus: 'delivered' }
  expect(await delivery.callAsTwilio('code\0', report)).toBe(204)
  const event = { type: 'MESSAGE_STATUS', channel: 'sms', message: { id: 'z\0' }, messageStatus: { code: 'DELIVERED' } }
  expect(await delivery.callAsZenvia(JSON.stringify(event))).toBe(204)
})

test('stores a report whose reason holds a control character, which is its vendor’s affair', async () => {
  await delivery.fail('sms', 'no_report')
  const message = aMessage()
  await sender.send(message)
  const report = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30\u001b003' }
  expect(await delivery.callAsTwilio(message.reference, report)).toBe(204)
  expect(await delivery.statusOf(message, 'twilio')).toBe('undelivered')
})
