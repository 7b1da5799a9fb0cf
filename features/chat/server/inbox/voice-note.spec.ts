/** Voice notes, with a words driver that writes them down. */
import { expect, test } from 'vitest'
import { openChat, type Person } from '#apps/testing/chat.test-support.ts'
import { NOTE_MAX_BYTES } from './transcribe-note.ts'

const product = await openChat({ env: { WORDS_DRIVER: 'openai' } })

const lastText = async (person: Person) => (await person.sees()).at(-1)?.text
const fail = async (fault: string) => {
  const body = JSON.stringify({ provider: 'openai', fault, times: 1 })
  expect((await fetch(`${product.sandboxUrl}/control/faults`, { method: 'POST', body })).status).toBe(200)
}

test('a voice note is words', async () => {
  const ana = await product.aPerson()
  await ana.sends({ type: 'audio', transcript: 'quantas fotos eu ainda tenho esse mês?' })
  await product.workAfterPause()
  expect(await lastText(ana)).toMatch(/^Você usou 0 de 12/)
  expect(await product.query('select content from chat_incoming where content is not null')).toEqual([])
})

test('what it says orders the photo before it', async () => {
  const ana = await product.aPerson()
  await ana.sendsPhoto()
  await ana.sends({ type: 'audio', transcript: 'troca o fundo por mármore branco', audio_base64: 'T2dnUwBhbmE=' })
  await product.workAfterPause()
  expect((await ana.sees()).map(({ image_url }) => image_url !== undefined)).toEqual([true])
})

test('one that is too long, unclear or not heard is answered with the request to write', async () => {
  const ana = await product.aPerson()
  await ana.sends({ type: 'audio', audio_base64: Buffer.alloc(NOTE_MAX_BYTES + 1).toString('base64'), transcript: 'saldo' })
  await product.workAfterPause()
  expect(await lastText(ana)).toMatch(/longo demais/)
  for (const fault of ['server_error', 'rate_limited']) {
    await fail(fault)
    await ana.sends({ type: 'audio', transcript: 'saldo' })
    await product.workAfterPause()
    expect(await lastText(ana)).toMatch(/^Não consegui ouvir/)
  }
  await ana.sends({ type: 'audio', transcript: '' })
  await product.workAfterPause()
  expect(await lastText(ana)).toMatch(/^Não consegui ouvir/)
})

test('a day has a limit, and the recording of whoever is no member stays with the network', async () => {
  const [ana, rui] = [await product.aPerson(), await product.aPerson({ isMember: false })]
  await ana.says('oi')
  await product.workAfterPause()
  await product.query(
    `insert into chat_incoming (id, chat_id, sent_at, received_at, is_fetched, asked_at, handled_at)
     select 'asked ' || n, c.id, $2, $2, true, $2, $2 from chats c, generate_series(1, 40) n where c.phone_key = $1`,
    [ana.address.replace('+55319', '5531'), product.core.clock.now()],
  )
  for (const person of [ana, rui]) await person.sends({ type: 'audio', transcript: 'saldo' })
  await product.workAfterPause()
  expect(await lastText(ana)).toMatch(/^Não consegui ouvir/)
  expect(
    await product.query(
      'select 1 from chat_incoming i join chats c on c.id = i.chat_id where c.member_id is null and i.asked_at is not null',
    ),
  ).toEqual([])
})
