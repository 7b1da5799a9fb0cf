/** Messages that the network refuses, loses or cannot deliver, and those that we cannot compose. */
import { describe, expect, test } from 'vitest'
import { type Person, openChat } from '#apps/testing/chat.test-support.ts'
import { ChatFault } from '#providers/chat/port.ts'
import type { WorkerDeps } from '../deps.ts'
import { takeMessage } from '../inbox/take-message.ts'

const product = await openChat()

/** Works as many times as it takes to make a message lighter. */
async function workOn(deps?: WorkerDeps): Promise<void> {
  for (let round = 0; round < 5; round += 1)
    for (const step of [() => product.work(deps), () => product.passSeconds(8)]) await step()
}

const received = async (person: Person) => (await person.sees()).filter(({ status }) => status !== 'failed')
const lastRow = async (purpose: string) => {
  const [row] = await product.query(
    'select id, state, receipt, form, is_to_other_form from chat_outgoing where purpose = $1 order by position desc limit 1',
    [purpose],
  )
  return row
}
const isFollowed = (purpose: string, receipt: string) =>
  expect.poll(async () => (await lastRow(purpose))?.['receipt'], { timeout: 5000 }).toBe(receipt)

const writeCaptions = () => Promise.reject(new Error('the words are gone'))
const downloadFile = () => Promise.reject(new ChatFault('vendor_down'))
const getAllowance = () => Promise.reject(new Error('nobody knows'))
const slow = (receipt: string, end: 'answer' | 'doubt'): WorkerDeps => {
  const send: WorkerDeps['channel']['send'] = async (message) => {
    const sent = await product.deps.channel.send(message)
    await isFollowed('answer', receipt)
    if (end === 'doubt') throw new ChatFault('in_doubt')
    return sent
  }
  return { ...product.deps, channel: { ...product.deps.channel, send } }
}

describe('a message that cannot be composed', () => {
  test('becomes an apology, and what comes after it is sent', async () => {
    const ana = await product.aPerson()
    const deps = { ...product.deps, captions: { ...product.deps.captions, writeCaptions } }
    await ana.says('faz uma legenda sobre bolo de cenoura')
    await product.work(deps)
    await ana.says('saldo')
    await workOn(deps)
    expect((await ana.sees()).map(({ text }) => text?.slice(0, 9))).toEqual(['Algo deu ', 'Você usou'])
  })
})

/** The product's captions, and how often one was written. */
const counting = () => {
  let written = 0
  const { captions } = product.deps
  const count =
    <Asked extends unknown[], Answer>(write: (...asked: Asked) => Answer) =>
    (...asked: Asked) => {
      written += 1
      return write(...asked)
    }
  const counted = { composeCaption: count(captions.composeCaption), writeCaptions: count(captions.writeCaptions) }
  const channel = { ...product.deps.channel, markRead: async () => undefined }
  return { deps: { ...product.deps, channel, captions: counted }, count: () => written }
}

describe('a caption that is written when its message is sent', () => {
  test('is written and counted once, however often it has to be sent', async () => {
    const ana = await product.aPerson()
    const { deps, count } = counting()
    await ana.says('faz uma legenda sobre bolo de cenoura')
    await product.failOnDemand('server_error', 2)
    for (let round = 0; round < 3; round += 1)
      for (const step of [() => product.work(deps), () => product.passSeconds(400)]) await step()
    expect([count(), (await received(ana)).length]).toEqual([1, 1])
    const days = await product.query(
      'select written from caption_days where member_id = (select id from members where phone = $1)',
      [ana.address],
    )
    expect(days).toEqual([{ written: 1 }])
  })

  test('is not saved again over what the member made of it between two attempts', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    await product.workAfterPause()
    await product.passSeconds(20)
    const { deps, count } = counting()
    await ana.says('legenda mais divertida')
    await product.failOnDemand('server_error')
    await product.work(deps)
    const ofAna = 'member_id = (select id from members where phone = $1)'
    await product.query(`update edits set caption = 'do meu jeito' where ${ofAna}`, [ana.address])
    await product.passSeconds(400)
    await product.work(deps)
    expect([count(), await product.query(`select caption from edits where ${ofAna}`, [ana.address])]).toEqual([
      1,
      [{ caption: 'do meu jeito' }],
    ])
    expect((await received(ana)).at(-1)?.buttons?.map(({ title }) => title)).toEqual(['Mudar legenda'])
  })
})

describe('a picture that the network refuses', () => {
  test.each([
    ['once goes out smaller', 1, true, 'smaller'],
    ['twice goes out as words with a link', 2, false, 'words'],
  ] as const)('%s', async (_, times, hasPicture, form) => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    await product.failOnDemand('media_refused', times)
    await product.workAfterPause()
    await ana.says('saldo')
    await workOn()
    const [result, balance] = await ana.sees()
    expect([result?.image_url !== undefined, (await lastRow('result'))?.['form']]).toEqual([hasPicture, form])
    expect(result?.text).toMatch(/\/api\/chat\/pictures\//)
    expect(balance?.text).toMatch(/^Você usou/)
  })

  test('after accepting it is sent again, smaller', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    await product.failOnDemand('late_media_refused')
    await product.workAfterPause()
    await expect.poll(async () => (await lastRow('result'))?.['form']).toBe('smaller')
    await workOn()
    expect(await received(ana)).toMatchObject([{ type: 'button', image_url: expect.any(String) as string }]) // as: a matcher stands for what it matches
  })
})

describe('a result that cannot be delivered', () => {
  test('is sent to the other form of the number', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    await product.failOnDemand('late_undeliverable')
    await product.workAfterPause()
    await expect.poll(async () => (await lastRow('result'))?.['is_to_other_form']).toBe(true)
    await workOn()
    expect(await received(ana)).toHaveLength(1)
  })

  test('at either form becomes a notice in the account', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    await product.failOnDemand('late_undeliverable', 2)
    await product.workAfterPause()
    await expect.poll(async () => (await lastRow('result'))?.['is_to_other_form']).toBe(true)
    await workOn()
    await isFollowed('result', 'failed')
    expect(await product.query("select kind from notices where kind = 'result_undelivered'")).toHaveLength(1)
  })
})

describe('a receipt that arrives before the answer to the call', () => {
  test('counts when it says read, although the answer never came', async () => {
    const ana = await product.aPerson()
    await ana.says('ajuda')
    await product.work(slow('read', 'doubt'))
    expect(await lastRow('answer')).toMatchObject({ state: 'sent', receipt: 'read' })
  })

  test('counts when it says failed, whatever the answer says', async () => {
    const ana = await product.aPerson()
    await ana.says('ajuda')
    await product.failOnDemand('late_opted_out')
    await product.work(slow('failed', 'answer'))
    expect(await lastRow('answer')).toMatchObject({ state: 'failed', receipt: 'failed' })
  })
})

test('a message whose answers and receipts are always lost is given up after three copies, and what follows it is sent', async () => {
  const ana = await product.aPerson()
  const sent: string[] = []
  const send = ({ reference }: { readonly reference: string }) => {
    sent.push(reference)
    return Promise.reject(new ChatFault('in_doubt'))
  }
  await ana.says('ajuda')
  const deps = { ...product.deps, channel: { ...product.deps.channel, send } }
  await product.work(deps)
  await ana.says('saldo')
  for (let minute = 0; minute < 6; minute += 1)
    for (const step of [() => product.passSeconds(61), () => product.work(deps)]) await step()
  expect(sent.filter((reference) => reference === sent[0])).toHaveLength(3)
  expect(new Set(sent).size).toBe(2)
})

test('after the last attempt at a photo that does not arrive, we ask for it again without blaming the photo', async () => {
  const ana = await product.aPerson()
  const messageId = await ana.sendsPhoto('fundo de mármore branco')
  const deps = { ...product.deps, channel: { ...product.deps.channel, downloadFile } }
  const attempt = { isLast: true, signal: new AbortController().signal }
  // among the failed jobs operators find the cause
  await expect(takeMessage(deps, { messageId }, attempt)).rejects.toThrow('vendor_down')
  await workOn()
  expect((await ana.sees()).map(({ text }) => text)).toEqual(['O WhatsApp não me entregou a sua foto. Pode mandar de novo?'])
})

test('after the last attempt at a message that cannot be answered, we apologise and answer the next one', async () => {
  const ana = await product.aPerson()
  const messageId = await ana.says('saldo')
  const deps = { ...product.deps, membership: { ...product.deps.membership, getAllowance } }
  const attempt = { isLast: true, signal: new AbortController().signal }
  await expect(takeMessage(deps, { messageId }, attempt)).rejects.toThrow('nobody knows')
  await ana.says('saldo')
  await workOn()
  expect((await ana.sees()).map(({ text }) => text?.slice(0, 9))).toEqual(['Algo deu ', 'Você usou'])
})

test('a worker that dies while it stores a photo leaves none behind', async () => {
  const ana = await product.aPerson()
  const messageId = await ana.sendsPhoto('fundo de mármore branco')
  const photos = () => product.query('select 1 from photos')
  const before = (await photos()).length
  const [{ is_fetched: isFetched } = {}] = await product.query('select is_fetched from chat_incoming where id = $1', [messageId])
  const db = dyingAtTheEnd(product.deps.db)
  const attempt = { isLast: false, signal: new AbortController().signal }
  const deps = { ...product.deps, photoEdits: { ...product.deps.photoEdits, db } }
  await expect(takeMessage(deps, { messageId }, attempt)).rejects.toThrow('killed')
  expect([isFetched, (await photos()).length]).toEqual([false, before])
  await product.workAfterPause()
  expect((await photos()).length).toBe(before + 1)
})

/** A database whose transactions never commit. */
function dyingAtTheEnd(db: WorkerDeps['db']): WorkerDeps['db'] {
  const transaction: typeof db.transaction = (action) =>
    db.transaction(async (tx) => {
      await action(tx)
      throw new Error('killed')
    })
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) })
}
