/** The address from which Instagram fetches a picture: public while it is needed, and in no log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postIn, type Publisher, type Publishing, startPublishing } from '#apps/testing/publishing.test-support.ts'
import { advance } from '../steps/advance.ts'
import { removeClosedPictures } from './public-picture.ts'

const lines: string[] = []
let fixture: Publishing
let ana: Publisher
beforeAll(async () => {
  fixture = await startPublishing({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void lines.push(line) } })
  ana = await fixture.aPublisher()
})
afterAll(() => fixture.close())

/** Posts an edit and captures the address given to Instagram; `whileOpen` runs during the call. */
async function postAndCatch(whileOpen: (address: string) => Promise<void> = async () => {}): Promise<string> {
  const { id } = postIn(await ana.publish({ edit_id: await ana.anEdit(), caption: 'x' }))
  let caught = ''
  const social: typeof fixture.deps.social = {
    ...fixture.deps.social,
    createContainer: async (access, photo) => {
      caught = photo.imageUrl
      await whileOpen(caught)
      return fixture.deps.social.createContainer(access, photo)
    },
  }
  await fixture.workWith({ ...fixture.deps, social })
  await fixture.workToTheEnd(id)
  return caught
}

const openPictures = () => fixture.query('select id from public_pictures where closes_at > $1', [fixture.core.clock.now()])

async function publicFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of fixture.core.files.list()) if (key.startsWith('posts/')) keys.push(key)
  return keys
}

describe('the address of a picture', () => {
  it('serves a plain JPEG with the right length while Instagram needs it, and nothing afterwards', async () => {
    const address = await postAndCatch(async (open) => {
      const got = await fetch(open, { redirect: 'error' })
      const bytes = await got.arrayBuffer()
      expect(got.status).toBe(200)
      expect(Object.fromEntries(got.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(bytes.byteLength),
        'x-robots-tag': 'noindex, noimageindex',
        'cache-control': 'no-store',
      })
      const head = await fetch(open, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-type'), head.headers.get('content-length')]).toEqual([
        200,
        'image/jpeg',
        String(bytes.byteLength),
      ])
    })
    for (const method of ['GET', 'HEAD']) expect((await fetch(address, { method })).status).toBe(404)
  })

  it('cannot be guessed, and is not stored in the database', async () => {
    const address = await postAndCatch(async (open) => {
      const token = new URL(open).pathname.slice('/p/'.length, -'.jpg'.length)
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(JSON.stringify(await fixture.query('select * from public_pictures'))).not.toContain(token)
      const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
      expect((await fetch(open.replace(token, other))).status).toBe(404)
    })
    const { origin } = new URL(address)
    for (const name of ['', 'x.jpg', 'x', `${'a'.repeat(43)}.jpg`, `${'a'.repeat(43)}.png`, '..%2f..%2fetc%2fpasswd'])
      expect((await fetch(`${origin}/p/${name}`)).status).toBe(404)
  })

  it('is in no log, whatever fails', async () => {
    await fixture.failOnDemand('fetch_failed')
    const address = await postAndCatch()
    for (const method of ['GET', 'HEAD']) await fetch(address, { method })
    const token = new URL(address).pathname.slice('/p/'.length, -'.jpg'.length)
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => line.includes(token))).toEqual([])
    expect(lines.some((line) => line.includes('picture_unreachable'))).toBe(true)
  })

  it('expires by itself when the worker that opened it dies', async () => {
    const { id } = postIn(await ana.publish({ edit_id: await ana.anEdit(), caption: 'aberto' }))
    const { promise: opened, resolve } = Promise.withResolvers<string>()
    const social: typeof fixture.deps.social = {
      ...fixture.deps.social,
      createContainer: (_access, { imageUrl }) => {
        resolve(imageUrl)
        return new Promise(() => undefined)
      },
    }
    void fixture.workWith({ ...fixture.deps, social })
    const address = await opened
    expect((await fetch(address)).status).toBe(200)
    await fixture.passSeconds(601)
    expect((await fetch(address)).status).toBe(404)
    await fixture.workToTheEnd(id)
    expect((await ana.see(id)).state).toBe('published')
  })

  it('is never opened when the post is cancelled while the picture is prepared', async () => {
    const { id } = postIn(await ana.publish({ edit_id: await ana.anEdit(), caption: 'cancelado a tempo' }))
    const fitToFeed: typeof fixture.deps.engine.fitToFeed = async (...given) => {
      expect((await ana.send('DELETE', `publications/${id}`)).statusCode).toBe(200)
      return fixture.deps.engine.fitToFeed(...given)
    }
    await fixture.workWith({ ...fixture.deps, engine: { fitToFeed } })
    expect(await openPictures()).toEqual([])
    expect((await ana.see(id)).state).toBe('cancelled')
  })

  it('is closed when the post is cancelled while its file is written, and the file is deleted', async () => {
    const { id } = postIn(await ana.publish({ edit_id: await ana.anEdit(), caption: 'cancelado tarde' }))
    const put: typeof fixture.deps.files.put = async (...given) => {
      await ana.send('DELETE', `publications/${id}`)
      await removeClosedPictures(fixture.deps)
      await fixture.deps.files.put(...given)
    }
    await fixture.workWith({ ...fixture.deps, files: { ...fixture.deps.files, put } })
    expect([await openPictures(), await publicFiles()]).toEqual([[], []])
  })

  it('leaves no file behind, even when the worker dies right after writing it', async () => {
    const { id } = postIn(await ana.publish({ edit_id: await ana.anEdit(), caption: 'morto' }))
    const written = Promise.withResolvers<undefined>()
    const put: typeof fixture.deps.files.put = async (...given) => {
      await fixture.deps.files.put(...given)
      written.resolve(undefined)
      return new Promise<never>(() => undefined)
    }
    void advance({ ...fixture.deps, files: { ...fixture.deps.files, put } }, id)
    await written.promise
    expect(await publicFiles()).toHaveLength(1)
    await ana.send('DELETE', `publications/${id}`)
    await fixture.workNow()
    expect(await publicFiles()).toEqual([])
  })

  it('delays no other deletion when its file cannot be removed', async () => {
    for (const name of ['a', 'b']) {
      await fixture.query(
        `insert into public_pictures (id, publication_id, token_hash, file_key, closes_at)
         values ($1::uuid, $1::uuid, $2, $3, 'epoch')`,
        [`00000000-0000-4000-8000-00000000000${name}`, name, `posts/${name}.jpg`],
      )
    }
    const remove: typeof fixture.deps.files.delete = async (key) => {
      if (key === 'posts/a.jpg') throw new Error('busy')
      await fixture.deps.files.delete(key)
    }
    await removeClosedPictures({ ...fixture.deps, files: { ...fixture.deps.files, delete: remove } })
    expect(await fixture.query('select file_key from public_pictures')).toEqual([{ file_key: 'posts/a.jpg' }])
  })

  it('leaves no file behind', async () => {
    await fixture.workNow()
    expect([await publicFiles(), await fixture.query('select id from public_pictures')]).toEqual([[], []])
  })
})

it('is allowed in robots.txt for Meta’s crawler alone', async () => {
  const answer = await fixture.app.inject({ url: '/robots.txt' })
  expect(answer.headers['content-type']).toContain('text/plain')
  const [meta = '', others = ''] = answer.body.split('\n\n')
  expect(meta).toMatch(/^User-agent: facebookexternalhit\n[^]*Allow: \/p\/$/m)
  expect(others).toMatch(/^User-agent: \*\n[^]*Disallow: \/p\/$/m)
})
