import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createOpenAiImageGenerator } from './images/openai/openai-image-generator.ts'
import { mayFetchFor, readUpTo } from './read-vendor-file.ts'
import { readPicture } from './social/meta/accounts.ts'

const VENDOR = 'http://models.internal:8080/v1'

async function listen(answer: RequestListener) {
  const visits: string[] = []
  const server = createServer((request, response) => {
    visits.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // as: it listens on TCP
  return { url: `http://127.0.0.1:${port}`, visits, [Symbol.asyncDispose]: async () => void server.close() }
}

describe('a file named in an answer', () => {
  it.each(['https://files.example/a.png', 'http://models.internal:8080/files/a.png'])('is fetched from %s', (address) => {
    expect(mayFetchFor(address, VENDOR)).toBe(true)
  })

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://169.254.169.254/',
    'https://10.0.0.8/a.png',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.8]/',
    'https://localhost/',
    'https://database/',
    'http://files.example/a.png',
    'https://user:password@files.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'gopher://files.example/',
    '//files.example/a.png',
    '',
  ])('is not fetched from %j', (address) => {
    expect(mayFetchFor(address, VENDOR)).toBe(false)
  })

  it('is fetched from no other place, neither by its address nor by a redirect', async () => {
    await using inside = await listen((_request, response) => response.end('secret'))
    await using vendor = await listen(({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { location: `${inside.url}/after` }).end()
      else {
        const named = url?.startsWith('/direct/') ? `${inside.url}/named` : `${vendor.url}/moved`
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [{ url: named }] }))
      }
    })
    for (const way of ['direct', 'redirect']) {
      const imageGenerator = createOpenAiImageGenerator({ baseUrl: `${vendor.url}/${way}`, apiKey: 'k', model: 'm' })
      await expect(imageGenerator.generate({ words: 'uma praia', format: '1:1' })).rejects.toMatchObject({
        code: 'answer_unusable',
      })
    }
    expect(await readPicture(`${inside.url}/picture`, vendor.url)).toBeUndefined()
    expect(await readPicture(`${vendor.url}/moved`, vendor.url)).toBeUndefined()
    expect(vendor.visits).toContain('/moved')
    expect(inside.visits).toEqual([])
  })

  it('is read no further than its limit, whatever length it declares', async () => {
    await using vendor = await listen((_request, response) => {
      response.write('x'.repeat(5000))
      response.end('x')
    })
    expect(await readUpTo(await fetch(vendor.url), 5000)).toBeUndefined()
    expect(await readUpTo(await fetch(vendor.url), 5001)).toHaveLength(5001)
  })
})
