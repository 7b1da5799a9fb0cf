import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMessage, IMPATIENT_MS, startTestDelivery, type TestDelivery } from '#apps/testing/sms-delivery.test-support.ts'
import type { SmsSender } from '#providers/sms/port.ts'

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

test('records how far a message came, first with one vendor and then with the other', async () => {
  const first = aMessage()
  const { vendorMessageId } = await sender.send(first)
  expect(await delivery.attemptOf(first, 'twilio')).toMatchObject({
    vendor_message_id: vendorMessageId,
    status: expect.stringMatching(/accepted|sent/) as unknown,
  })
  await expect.poll(() => delivery.statusOf(first, 'twilio')).toBe('delivered')

  await delivery.fail('sms', 'rate_limited')
  const second = aMessage()
  await sender.send(second)
  expect(await delivery.attemptOf(second, 'twilio')).toMatchObject({ status: 'unsent', reason: 'rate_limited' })
  await expect.poll(() => delivery.statusOf(second, 'zenvia')).toBe('delivered')
})

test('sends a message once, however often its job is run', async () => {
  const message = aMessage()
  const first = await sender.send(message)
  expect(await sender.send(message)).toEqual(first)
  const parallel = aMessage()
  const answers = await Promise.allSettled([sender.send(parallel), sender.send(parallel), sender.send(parallel)])
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await delivery.countReceived()).toBe(2)
})

test('sends again what was certainly not sent', async () => {
  await delivery.fail('sms', 'server_error')
  await delivery.fail('zenvia', 'server_error')
  const message = aMessage()
  await expect(sender.send(message)).rejects.toMatchObject({ code: 'vendor_down', isRetryable: true })
  expect(await sender.send(message)).toMatchObject({ vendor: 'twilio' })
})

test('leaves a message in doubt alone until a report decides it', async () => {
  sender = delivery.aSender({ smsTimeoutMs: IMPATIENT_MS })
  await delivery.fail('sms', 'slow')
  const message = aMessage()
  await expect(sender.send(message)).rejects.toMatchObject({ code: 'in_doubt' })
  await expect.poll(() => delivery.statusOf(message, 'twilio')).toBe('delivered')
  expect(await sender.send(message)).toMatchObject({ vendor: 'twilio', vendorMessageId: expect.stringMatching(/^SM/) as unknown })
  expect(await delivery.countReceived()).toBe(1)

  await delivery.fail('sms', 'timeout')
  const lost = aMessage()
  await expect(sender.send(lost)).rejects.toMatchObject({ code: 'in_doubt' })
  await expect(sender.send(lost)).rejects.toMatchObject({ code: 'in_doubt' })
  expect(await delivery.countReceived()).toBe(1)
})
