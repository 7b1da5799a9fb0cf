/** From a result in the chat to the post on Instagram, both over their real protocols. */
import { describe, expect, test } from 'vitest'
import { type Person, openChat } from '#apps/testing/chat.test-support.ts'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { visit } from '#apps/testing/social.test-support.ts'
import { publishingHandlers, publishingSweeps } from '#features/publishing/server/index.ts'
import { findFreePort } from '#platform/find-free-port.ts'

const port = (await findFreePort()) ?? 0
const product = await openChat({ port, env: { PUBLIC_URL: `http://localhost:${port}` } })

/** A person with a finished picture in the chat, and Instagram connected. */
async function aPoster(): Promise<Person> {
  const ana = await product.aPerson()
  const ask = product.app.inject.bind(product.app)
  const member = await visit({ ask, phone: ana.address, cookie: await product.signIn(ana.address) })
  await member.connect()
  await ana.sendsPhoto('fundo de mármore branco')
  await product.workAfterPause()
  return ana
}

/** Instagram takes a moment to publish, and returns the address of the post a little later. */
async function publish(): Promise<void> {
  const deps = { ...product.core.publishing, engine: product.engine }
  const work = { handlers: publishingHandlers(deps), sweeps: publishingSweeps(deps) }
  const isDue = async () => (await product.query('select 1 from publications where next_step_at is not null')).length > 0
  do {
    await product.passSeconds(30)
    await workUntilIdle(product.core, work)
  } while (await isDue())
  await product.work()
}

const postsOf = (person: Person) =>
  product.query(
    'select p.state, p.permalink, p.scheduled_at from publications p join members m on m.id = p.member_id where m.phone = $1',
    [person.address],
  )
const last = async (person: Person) => (await person.sees()).at(-1)

describe('a result', () => {
  test('is posted after one question, and its address is sent once', async () => {
    const ana = await aPoster()
    expect((await last(ana))?.buttons?.map(({ title }) => title)).toEqual(['Refazer', 'Mudar legenda', 'Publicar'])
    await ana.taps('Publicar')
    await product.work()
    await ana.taps('Sim')
    await ana.taps('Sim')
    await product.work()
    await publish()
    expect(await postsOf(ana)).toMatchObject([{ state: 'published' }])
    const answers = (await ana.sees()).slice(1)
    expect(answers.map(({ text }) => text?.slice(0, 14))).toEqual(['Publicar agora', 'Publicado em @'])
    expect(answers.at(-1)?.link).toMatch(/^https?:/)
  })

  test('is scheduled with one message, moved, and cancelled', async () => {
    const ana = await aPoster()
    await ana.says('agenda pra amanhã às 10h')
    await product.work()
    expect((await last(ana))?.text).toMatch(/^Agendado: .* às 10:00\./)
    await product.passSeconds(20)
    await ana.says('às 11h')
    await product.work()
    expect((await last(ana))?.text).toMatch(/às 11:00\./)
    expect(await postsOf(ana)).toMatchObject([{ state: 'scheduled' }])
    await product.passSeconds(20)
    await ana.taps('Cancelar post')
    await ana.taps('Cancelar post')
    await product.work()
    await product.passSeconds(120)
    await ana.taps('Cancelar post')
    await product.work()
    expect((await ana.sees()).slice(-2).map(({ text }) => text)).toEqual(['Post cancelado.', 'Você não tem posts agendados.'])
    expect(await postsOf(ana)).toMatchObject([{ state: 'cancelled' }])
  })
})
