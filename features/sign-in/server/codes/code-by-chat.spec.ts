/** A code that is requested again can come by the messaging app: the same code under the same limits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatProduct, startChat } from '#apps/testing/chat.test-support.ts'
import { RESEND_AFTER_SECONDS, TERMS_VERSION } from '#features/sign-in/contract.ts'

let product: ChatProduct
beforeAll(async () => {
  product = await startChat()
})
afterAll(() => product.close())

const post = (url: string, payload: object) => product.app.inject({ method: 'POST', url, payload })
const resend = (phone: string) => post('/api/otp/resend', { phone, by: 'chat' })
const smsTo = async (phone: string) => {
  await product.readCode(phone)
  const answer = await fetch(`${product.sandboxUrl}/control/sms?to=${encodeURIComponent(phone)}`)
  return ((await answer.json()) as { messages: { body: string }[] }).messages.length // as: the sandbox's documented shape
}

/** A person who got one code by SMS and may request another. */
async function waiting(traits: { readonly isMember?: boolean; readonly address?: string } = {}) {
  const ana = await product.aPerson(traits)
  await post('/api/otp/send', { phone: ana.address })
  await product.readCode(ana.address)
  await product.passSeconds(RESEND_AFTER_SECONDS)
  return ana
}

describe('a code by the chat', () => {
  it.each([{ isMember: true }, { isMember: false, address: '+5531987654321' }])(
    'opens the same session for members and new people: %o',
    async (traits) => {
      const ana = await waiting(traits)
      const answer = await resend(ana.address)
      expect(Object.keys(answer.json<object>())).toEqual(['ok', 'resend_after'])
      expect(await smsTo(ana.address)).toBe(1)
      const [message] = await ana.sees()
      expect(message?.type).toBe('template')
      const code = /\d{6}/.exec(message?.text ?? '')?.[0]
      expect((await post('/api/otp/verify', { phone: ana.address, code, terms_version: TERMS_VERSION })).statusCode).toBe(200)
    },
  )

  it('has the same waiting time as any other', async () => {
    const ana = await waiting()
    await resend(ana.address)
    expect((await resend(ana.address)).json()).toMatchObject({ code: 'rate_limited' })
  })

  it('comes by SMS for a person who is not on the network, however often that is reported', async () => {
    const ana = await waiting()
    await product.failOnDemand('not_on_whatsapp')
    await resend(ana.address)
    await expect.poll(() => smsTo(ana.address)).toBe(2)
    await product.redeliver('same')
    await product.readCode(ana.address)
    expect([await smsTo(ana.address), await ana.sees()]).toEqual([2, []])
  })

  it('is nowhere in the database in plain text', async () => {
    const ana = await waiting()
    await resend(ana.address)
    await product.readCode(ana.address)
    const code = /\d{6}/.exec((await ana.sees())[0]?.text ?? '')?.[0] ?? ''
    const kept = await product.query("select 1 from chat_outgoing where content::text like '%' || $1 || '%'", [code])
    expect([code.length, kept]).toEqual([6, []])
  })
})
