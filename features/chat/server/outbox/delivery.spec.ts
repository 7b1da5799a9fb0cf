/** From a photo in the chat to the picture in the chat, over the network's real protocol. */
import { describe, expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { deletePhoto } from '#features/photo-edits/server/index.ts'
import { chatTexts, resultWarningTexts } from '#phrases/chat.ts'
import type { WorkerDeps } from '../deps.ts'

const product = await openChat()

const openJobs = () =>
  product.query("select name from pgboss.job where name like 'chat.%' and state in ('created', 'retry', 'active')")

describe('an order', () => {
  test('returns as one message: picture, caption, buttons and a link to the full size', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('troca o fundo por mármore branco')
    await product.workAfterPause()
    const [result, ...others] = await ana.sees()
    expect(others).toEqual([])
    expect(result).toMatchObject({ type: 'button', image_url: expect.stringContaining('http') as string }) // as: a matcher stands for the text it matches
    expect(result?.buttons?.map(({ title }) => title)).toEqual(['Refazer', 'Mudar legenda', 'Outro formato'])
    const [, link = ''] = /(http\S+)$/.exec(result?.text ?? '') ?? []
    const picture = await product.app.inject({ url: new URL(link).pathname })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(
      await product.query(
        'select operation, state, wishes from edits where member_id = (select member_id from chats where phone_key = $1)',
        [ana.address.replace('+55319', '5531')],
      ),
    ).toMatchObject([{ operation: 'swap', state: 'done', wishes: { backdrop: 'marmore-branco' } }])
  })

  test('is marked as read and typing is shown, before any message', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('só melhora a foto')
    await product.work()
    expect([await ana.isShownTyping(), await ana.sees()]).toEqual([true, []])
    await product.workAfterPause()
  })

  test('with a document works like any other', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('só melhora a foto', { isDocument: true })
    await product.workAfterPause()
    expect(await ana.sees()).toHaveLength(1)
  })

  test('with a question takes two messages, and an album of three one more than its photos', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto()
    await product.workAfterPause()
    await ana.taps('Deixar pronta pra postar')
    await product.work()
    await product.passSeconds(12)
    await product.work()
    expect((await ana.sees()).map(({ type }) => type)).toEqual(['list', 'button'])
    await product.passSeconds(12)
    for (const shade of [10, 20, 30]) await ana.sendsPhoto(undefined, { shade })
    await product.workAfterPause()
    await ana.taps('Mármore branco')
    await product.work()
    const album = (await ana.sees()).slice(2)
    expect(album.map(({ type }) => type)).toEqual(['list', 'button', 'button', 'button'])
    expect(new Set(album.slice(1).map(({ text }) => text?.split('\n')[0]))).toEqual(new Set(['1 de 3', '2 de 3', '3 de 3']))
  })

  test('that fails costs nothing, and says what may work instead', async () => {
    const ana = await product.aPerson()
    product.engine.failNext('subject_unclear')
    await ana.sendsPhoto('fundo de mármore branco')
    await product.workAfterPause()
    const [failure] = await ana.sees()
    expect(failure?.text).toMatch(/Não temos certeza do que é o assunto/)
    await ana.says('saldo')
    await product.work()
    expect((await ana.sees())[1]?.text).toMatch(/Você usou 0 de 12 edições\. Restam 12\./)
    await ana.taps('Só melhorar a foto')
    await product.work()
    await product.passSeconds(12)
    await product.work()
    expect((await ana.sees())[2]?.image_url).toBeDefined()
  })
})

describe('after the result', () => {
  test('the chat offers another format, a redo and another caption', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    await product.workAfterPause()
    await ana.says('manda quadrada')
    await product.work()
    await product.passSeconds(20)
    await product.work()
    await ana.says('refaz com fundo de madeira clara')
    await product.work()
    await product.passSeconds(20)
    await product.work()
    await ana.says('legenda mais divertida')
    await product.work()
    await product.passSeconds(20)
    await product.work()
    const seen = await ana.sees()
    expect(seen.map(({ type }) => type)).toEqual(['button', 'image', 'button', 'button'])
    expect(seen[1]?.text).toBe('Quadrado 1:1')
    await ana.says('apaga essa foto')
    await product.work()
    await ana.taps('Sim')
    await product.work()
    expect((await ana.sees()).at(-1)?.text).toBe('Foto e resultado apagados.')
    const [, link = ''] = /(http\S+)$/.exec(seen[2]?.text ?? '') ?? []
    const page = await product.app.inject({ url: new URL(link).pathname, headers: { 'accept-language': 'en' } })
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<h1>Esta imagem não está mais aqui</h1>')
  })

  test('deletes the result of a photo that is gone already', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    await product.workAfterPause()
    const ofAna = 'member_id = (select member_id from chats where phone_key = $1)'
    const key = [ana.address.replace('+55319', '5531')]
    const [photo] = await product.query(`select id, member_id from photos where ${ofAna}`, key)
    await deletePhoto(product.core.photoEdits, String(photo?.['member_id']), String(photo?.['id']))
    await ana.says('apaga essa foto')
    await product.work()
    await ana.taps('Sim')
    await product.work()
    expect((await ana.sees()).at(-1)?.text).toBe('Foto e resultado apagados.')
    expect(await product.query(`select 1 from edits where ${ofAna} and deleted_at is null`, key)).toEqual([])
  })

  test('sends a changed picture though an earlier change of it had failed', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    await product.workAfterPause()
    await product.query(
      `update edits set warnings = '["change_failed"]' where member_id = (select member_id from chats where phone_key = $1)`,
      [ana.address.replace('+55319', '5531')],
    )
    await ana.says('mais claro')
    await product.work()
    await product.passSeconds(20)
    await product.work()
    expect((await ana.sees()).at(-1)).toMatchObject({ type: 'image', text: chatTexts['pt-BR'].lookChanged })
  })

  test('a dentist’s caption says which rules to check before posting it', async () => {
    const ana = await product.aPerson()
    await product.query("update members set occupation_area = 'dentista' where phone = $1", [ana.address])
    await ana.says('faz uma legenda sobre clareamento com 30% de desconto')
    await product.work()
    expect((await ana.sees()).at(-1)?.text).toContain(resultWarningTexts['pt-BR'].posting_rules_dentistry)
  })

  test('deleting the account from the chat says goodbye and deletes the member', async () => {
    const ana = await product.aPerson()
    await ana.says('quero excluir minha conta')
    await product.work()
    await ana.taps('Sim')
    await product.work()
    expect((await ana.sees()).at(-1)?.text).toMatch(/A sua conta está sendo excluída agora/)
    expect(await product.query('select 1 from members where phone = $1', [ana.address])).toEqual([])
  })
})

/** A channel whose worker dies right after the network accepted the message. */
function dyingAfterSend(deps: WorkerDeps): { readonly deps: WorkerDeps; readonly died: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send: WorkerDeps['channel']['send'] = async (message) => {
    await deps.channel.send(message)
    resolve()
    return new Promise(() => undefined)
  }
  return { deps: { ...deps, channel: { ...deps.channel, send } }, died: promise }
}

describe('a result is delivered once', () => {
  test('when the worker dies after the network accepted the message: its receipt proves it', async () => {
    const ana = await product.aPerson()
    await ana.sendsPhoto('fundo de mármore branco')
    const dying = dyingAfterSend(product.deps)
    await product.work()
    await product.passSeconds(4)
    void product.work(dying.deps).catch(() => undefined)
    await dying.died
    await expect.poll(() => product.query("select state from chat_outgoing where state = 'sending'")).toEqual([])
    await product.query("delete from pgboss.job where state = 'active'")
    await product.passSeconds(120)
    await product.work()
    expect(await ana.sees()).toHaveLength(1)
  })

  test('when the network accepted it and the answer was lost', async () => {
    const ana = await product.aPerson()
    await product.failOnDemand('lost_answer')
    await ana.says('ajuda')
    await product.work()
    await expect.poll(() => product.query("select state from chat_outgoing where state = 'sending'")).toEqual([])
    await product.passSeconds(120)
    await product.work()
    expect(await ana.sees()).toHaveLength(1)
  })

  test('when the network did not accept it: after a wait, and in order', async () => {
    const ana = await product.aPerson()
    await product.failOnDemand('pair_limited')
    await ana.says('ajuda')
    await product.work()
    await ana.says('saldo')
    await product.work()
    await product.passSeconds(12)
    await product.work()
    await product.passSeconds(12)
    await product.work()
    expect((await ana.sees()).map(({ text }) => text?.slice(0, 4))).toEqual(['Mand', 'Você'])
  })

  test.each(['token_expired', 'server_error', 'throughput_retry_after', 'maintenance'])('after %s', async (fault) => {
    const ana = await product.aPerson()
    await ana.says('ajuda')
    // read marks use another call, which must not consume the fault
    const quiet = { ...product.deps, channel: { ...product.deps.channel, markRead: async () => undefined } }
    await product.failOnDemand(fault)
    await product.work(quiet)
    await product.passSeconds(400)
    await product.work(quiet)
    expect(await ana.sees()).toHaveLength(1)
  })

  test('and not retried when the person cannot be reached', async () => {
    const ana = await product.aPerson()
    await ana.says('ajuda')
    await product.failOnDemand('not_on_whatsapp', 2)
    await product.work()
    await product.passSeconds(5)
    await product.work()
    expect(await ana.sees()).toEqual([])
    expect(await openJobs()).toEqual([])
  })
})
