import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { type Buyer, type Money, startMoney } from '#apps/testing/money.test-support.ts'
import { noticeSmsTexts } from '#phrases/money.ts'
import { fill, LANGUAGES } from '#phrases/shape.ts'
import type { NoticeKind } from '../contract.ts'
import { postNotice } from './post-notice.ts'
import { smsValues, textNotice } from './text-notice.ts'

let money: Money
let ana: Buyer
let memberId: string
beforeAll(async () => {
  money = await startMoney({ hasWorker: false })
})
afterAll(() => money.close())
beforeEach(async () => {
  ana = await money.visit()
  memberId = String((await money.query('select id from members where phone = $1', [ana.phone]))[0]?.['id'])
})

const DATA = { amountCents: 3790, date: '2027-03-01T02:00:00.000Z', protocol: '20270301-12345678' }
const post = (kind: NoticeKind, key: string = kind) =>
  money.core.database.db.transaction((tx) => postNotice(money.core.notices, tx, { memberId, kind, key, data: DATA }))
const list = async (language = 'pt-BR') => {
  const headers = { cookie: ana.cookie, 'accept-language': language }
  const answer = await money.app.inject({ url: '/api/user/notices', query: { phone: ana.phone }, headers })
  return answer.json<{ notices: { id: string; kind: string; text: string; action: string | null }[] }>().notices
}
const messages = async () => {
  const answer = await fetch(`${money.sandboxUrl}/control/sms?to=${encodeURIComponent(ana.phone)}`)
  const { messages: all } = (await answer.json()) as { messages: { body: string }[] } // as: the sandbox's inbox
  return all.map(({ body }) => body).filter((body) => !/^\d{6}/.test(body))
}

it('is shown once, newest first, in the language of the reader, with days as in São Paulo', async () => {
  await post('receipt_ready')
  await post('refund_requested')
  await post('refund_requested')
  await post('coupon_ending')
  expect((await list()).map(({ kind, action }) => [kind, action])).toEqual([
    ['coupon_ending', 'subscribe'],
    ['refund_requested', null],
    ['receipt_ready', 'receipts'],
  ])
  expect((await list()).map(({ text }) => text)[0]).toContain('até 28/02/2027')
  const [, refund] = await list('en')
  expect(refund?.text).toBe('Refund of R$ 37.90 requested. Reference 20270301-12345678.')
})

it('is dismissed by its member alone, and stays dismissed', async () => {
  await post('receipt_ready')
  const id = (await list())[0]?.id ?? ''
  const eva = await money.visit()
  expect((await eva.call('POST', `/api/user/notices/${id}/dismiss`)).statusCode).toBe(404)
  expect(await list()).toHaveLength(1)
  for (const _ of [1, 2]) expect((await ana.call('POST', `/api/user/notices/${id}/dismiss`)).statusCode).toBe(200)
  await post('receipt_ready')
  expect(await list()).toEqual([])
})

it('of posts is shown in one sentence for all of a kind, with the hour for one, and dismissed with those before it', async () => {
  await post('post_failed', 'a')
  expect((await list())[0]?.text).toContain('Seu post de 28/02/2027 às 23:00 não saiu')
  await post('post_failed', 'b')
  await post('receipt_ready')
  await post('post_failed', 'c')
  const shown = await list()
  expect(shown.map(({ kind }) => kind)).toEqual(['post_failed', 'receipt_ready'])
  expect(shown[0]?.text).toMatch(/^3 posts seus não saíram no Instagram. O último era de 28\/02\/2027 às 23:00/)
  await post('post_failed', 'd')
  await ana.call('POST', `/api/user/notices/${shown[0]?.id}/dismiss`)
  expect((await list()).map(({ kind, text }) => [kind, text.slice(0, 8)])).toEqual([
    ['post_failed', 'Seu post'],
    ['receipt_ready', 'Recebemo'],
  ])
})

it('of money sends one message, however often its job runs; other kinds send none', async () => {
  await post('plan_overdue')
  await post('receipt_ready')
  await workUntilIdle(money.core)
  const { id } = (await list()).find(({ kind }) => kind === 'plan_overdue') ?? { id: '' }
  await textNotice(money.core.notices, id, { isLast: false })
  const link = new URL('/account?tab=billing&card=new', money.core.notices.publicUrl).href
  expect(await messages()).toEqual([`Mandou: nao conseguimos cobrar a renovacao. Troque o cartao ate 28/02/2027: ${link}`])
})

it('is not created for a member who has left', async () => {
  await money.query('update members set phone = null where id = $1', [memberId])
  await post('plan_suspended')
  await workUntilIdle(money.core)
  expect(await money.query('select kind from notices where member_id = $1', [memberId])).toEqual([])
})

it('is rolled back with the change that caused it, and its message too', async () => {
  const doomed = money.core.database.db.transaction(async (tx) => {
    await postNotice(money.core.notices, tx, { memberId, kind: 'refund_completed', key: 'x', data: DATA })
    throw new Error('on second thoughts')
  })
  await expect(doomed).rejects.toThrow('on second thoughts')
  await workUntilIdle(money.core)
  expect([await list(), await messages()]).toEqual([[], []])
})

it.each(LANGUAGES)('fits one GSM-7 segment in %s', (language) => {
  const values = smsValues({ brandName: 'Mandou', publicUrl: 'https://www.mandou.example.com.br' }, DATA, language)
  const texts = Object.values(noticeSmsTexts[language]).map((text) => fill(text, values))
  expect(texts.filter((text) => text.length > 160 || !/^[\x20-\x5a\x61-\x7a]+$/.test(text) || text.includes('{{'))).toEqual([])
})
