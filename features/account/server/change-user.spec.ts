import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

let lastNumber = 0
/** A mobile number that no other test uses. */
const aPhone = () => `+55819${String(83_000_000 + (lastNumber += 1))}`

/** Longer than any wait after earlier codes. */
const letTimePass = () => product.advance(3 * 60 * 60)

async function aMember(phone = aPhone()) {
  await letTimePass()
  return { phone, cookie: await product.signIn(phone) }
}
type Member = Awaited<ReturnType<typeof aMember>>

const change = ({ phone, cookie }: Member, payload: object) =>
  product.app.inject({ method: 'POST', url: '/api/user', headers: { cookie }, payload: { phone, ...payload } })
const ask = (member: Member, newPhone: string) => change(member, { action: 'change_phone', new_phone: newPhone })
const confirm = (member: Member, newPhone: string, code: string) =>
  change(member, { action: 'change_phone', new_phone: newPhone, code })
const userOf = async ({ cookie }: Member) =>
  (await product.app.inject({ url: '/api/session', headers: { cookie } })).json<{ user: Record<string, unknown> }>().user
const statusOf = async (cookie: string) => (await product.app.inject({ url: '/api/session', headers: { cookie } })).statusCode
const kindsOf = async (phone: string) => {
  const { rows } = await product.core.database.pool.query<{ kind: string }>(
    'select a.kind from activity a join members m on m.id = a.member_id where m.phone = $1',
    [phone],
  )
  return rows.map(({ kind }) => kind)
}
const messagesTo = async (phone: string) => {
  const answer = await fetch(`${product.sandboxUrl}/control/sms?to=${encodeURIComponent(phone)}`)
  return ((await answer.json()) as { messages: { body: string }[] }).messages // as: the sandbox's documented shape
}

describe('the e-mail', () => {
  test('is saved when it is valid, and the change is in the log', async () => {
    const member = await aMember()
    const answer = await change(member, { action: 'change_email', email: ' ana@example.com ' })
    expect(answer.json().user.email).toBe('ana@example.com')
    expect((await userOf(member))['email']).toBe('ana@example.com')
    expect(await kindsOf(member.phone)).toContain('email_changed')
  })

  test('is removed when an empty one is given', async () => {
    const member = await aMember()
    await change(member, { action: 'change_email', email: 'ana@example.com' })
    const answer = await change(member, { action: 'change_email', email: ' ' })
    expect(answer.json().user.email).toBeNull()
    expect((await userOf(member))['email']).toBeNull()
  })

  test('is changed thirty times in an hour at most, since each change is logged for good', async () => {
    const member = await aMember()
    const answers = []
    for (let time = 0; time < 31; time++)
      answers.push(await change(member, { action: 'change_email', email: `ana${time}@example.com` }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect((await kindsOf(member.phone)).filter((kind) => kind === 'email_changed')).toHaveLength(30)
    await letTimePass()
    expect((await change(member, { action: 'change_email', email: 'ana@example.com' })).statusCode).toBe(200)
  })

  test('is refused otherwise, with its field', async () => {
    const member = await aMember()
    const answer = await change(member, { action: 'change_email', email: 'ana@' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_email', field: 'email' })
    expect((await userOf(member))['email']).toBeNull()
  })
})

describe('the payer', () => {
  const contact = { action: 'update', name: 'ANA SOUZA', email: 'ana@example.com', document: '52998224725' }

  test('is saved with the CPF encrypted, and the CPF is shown to nobody', async () => {
    const member = await aMember()
    const answer = await change(member, contact)
    expect(answer.json().user).toMatchObject({ name: 'ANA SOUZA', last_name: null, email: 'ana@example.com' })
    expect(answer.body).not.toContain('52998224725')
    const { rows } = await product.core.database.pool.query<{ id: string; document_key: string }>(
      'select * from members where phone = $1',
      [member.phone],
    )
    expect(JSON.stringify(rows)).not.toContain('52998224725')
    const payer = await product.core.members.findPayer(product.core.database.db, rows[0]?.id ?? '')
    expect(payer).toMatchObject({ name: 'ANA SOUZA', document: '52998224725' })
  })

  test('may share a CPF, which is found by the same key however it was typed', async () => {
    const [one, other] = [await aMember(), await aMember()]
    await change(one, contact)
    expect((await change(other, { ...contact, document: '529.982.247-25' })).statusCode).toBe(200)
    const { rows } = await product.core.database.pool.query('select distinct document_key from members where phone in ($1, $2)', [
      one.phone,
      other.phone,
    ])
    expect(rows).toHaveLength(1)
  })

  test('keeps first and last name apart when the whole name says the same', async () => {
    const member = await aMember()
    await change(member, { action: 'update_profile', name: 'Ana', last_name: 'Souza' })
    expect((await change(member, contact)).json().user).toMatchObject({ name: 'Ana', last_name: 'Souza' })
  })

  test.each([
    [{ document: '52998224726' }, 'invalid_document', 'document'],
    [{ document: '' }, 'invalid_document', 'document'],
    [{ email: 'x' }, 'invalid_email', 'email'],
    [{ name: '  ' }, 'invalid_request', 'name'],
    [{ name: undefined }, 'invalid_request', 'name'],
  ])('is refused with %j', async (fault, code, field) => {
    const answer = await change(await aMember(), { ...contact, ...fault })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code, field })
  })

  test('has the customer id that the server assigned, and no other', async () => {
    const member = await aMember()
    const claim = (id: string) => change(member, { action: 'update_asaas_customer', asaas_customer_id: id })
    expect((await claim('cus_000001')).json()).toMatchObject({ code: 'customer_mismatch', field: 'asaas_customer_id' })
    const { core } = product
    await core.members.linkCustomer(core.database.db, String((await userOf(member))['id']), 'cus_000001')
    expect((await claim('cus_000001')).json().user.asaas_customer_id).toBe('cus_000001')
    expect((await claim('cus_000002')).statusCode).toBe(409)
  })
})

describe('the notifications', () => {
  test('are all on until they are switched', async () => {
    const member = await aMember()
    expect((await userOf(member))['notifications']).toEqual({ newFeatures: true, updates: true, comments: true, mentions: true })
    const notifications = { newFeatures: false, updates: true, comments: false, mentions: true }
    expect((await change(member, { action: 'notifications', notifications })).json().user.notifications).toEqual(notifications)
    expect((await userOf(member))['notifications']).toEqual(notifications)
  })

  test('are refused when one is missing or is not a boolean', async () => {
    const answer = await change(await aMember(), { action: 'notifications', notifications: { newFeatures: 'yes' } })
    expect(answer.json()).toMatchObject({ code: 'invalid_request', field: 'notifications.newFeatures' })
  })
})

describe('the phone', () => {
  test('changes with a code sent to the new one, ends the other sessions and notifies the old one', async () => {
    const old = aPhone()
    const elsewhere = await aMember(old)
    const member = await aMember(old)
    const newPhone = aPhone()
    expect((await ask(member, newPhone.slice(3))).json().user.phone).toBe(old)
    const answer = await confirm(member, newPhone.slice(3), await product.readCode(newPhone))
    expect(answer.json().user.phone).toBe(newPhone)
    expect(await userOf(member)).toMatchObject({ phone: newPhone })
    expect(await statusOf(elsewhere.cookie)).toBe(401)
    expect(await kindsOf(newPhone)).toEqual(expect.arrayContaining(['phone_changed', 'other_sessions_ended']))
    await expect.poll(async () => (await messagesTo(old))[0]?.body).toContain('passou a usar outro celular')
    expect((await change(member, { action: 'notifications' })).json().code).toBe('wrong_phone')
    await letTimePass()
    expect((await aMember(old)).cookie).not.toBe('')
  })

  test('waits two minutes for another code', async () => {
    const member = await aMember()
    const newPhone = aPhone()
    await ask(member, newPhone)
    const answer = await ask(member, newPhone)
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ code: 'rate_limited', status: 'rate_limited' })
    expect(answer.json().remainingTime).toBeGreaterThan(100)
  })

  test('stays when the code is wrong, used up, another member’s, or from a sign-in', async () => {
    const member = await aMember()
    const thief = await aMember()
    const newPhone = aPhone()
    await ask(member, newPhone)
    const code = await product.readCode(newPhone)
    const wrong = await confirm(member, newPhone, code === '000000' ? '111111' : '000000')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toEqual({
      error: 'Código inválido ou expirado: Código inválido',
      code: 'new_phone_code_invalid',
      field: 'code',
    })
    expect((await confirm(thief, newPhone, code)).json().code).toBe('new_phone_code_invalid')
    expect((await confirm(member, newPhone, code)).statusCode).toBe(200)
    expect((await confirm({ ...member, phone: newPhone }, aPhone(), code)).json().code).toBe('new_phone_code_invalid')
    await letTimePass()
    const third = aPhone()
    await product.app.inject({ method: 'POST', url: '/api/otp/send', payload: { phone: third } })
    const signInCode = await product.readCode(third)
    expect((await confirm({ ...member, phone: newPhone }, third, signInCode)).json().code).toBe('new_phone_code_invalid')
  })

  test('of another member is revealed only with its code, and stays theirs', async () => {
    const owner = await aMember()
    const member = await aMember()
    await letTimePass()
    const [used, free] = [await ask(member, owner.phone), await ask(member, aPhone())]
    expect([used.statusCode, used.body]).toEqual([free.statusCode, free.body])
    const answer = await confirm(member, owner.phone, await product.readCode(owner.phone))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'phone_taken'])
    expect((await userOf(owner))['phone']).toBe(owner.phone)
    expect((await userOf(member))['phone']).toBe(member.phone)
  })

  test.each([
    ['12345', 'invalid_phone'],
    ['+1 415 555 2671', 'country_not_served'],
    ['+99912345678901', 'invalid_phone'],
    ['', 'invalid_request'],
  ])('is refused as %j', async (newPhone, code) => {
    expect((await ask(await aMember(), newPhone)).json()).toMatchObject({ code, field: 'new_phone' })
  })

  test('is refused when it is the same', async () => {
    const member = await aMember()
    expect((await ask(member, member.phone)).json()).toMatchObject({ code: 'phone_is_yours', field: 'new_phone' })
  })
})

test('an unknown action is refused', async () => {
  expect((await change(await aMember(), { action: 'become_admin' })).json()).toMatchObject({
    code: 'invalid_request',
    field: 'action',
  })
})
