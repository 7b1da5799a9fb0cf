import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** Pictures as the product would serve them: `/<width>x<height>.jpg` or `.png`, and some faulty ones. */
const showPicture: RequestListener = (request, response) => {
  const { url = '' } = request
  const [, width, height, format] = /^\/(\d+)x(\d+)\.(jpg|png)/.exec(url) ?? []
  if (url === '/robots.txt') response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /private/')
  else if (url === '/moved.jpg') response.writeHead(302, { location: '/400x500.jpg' }).end()
  else if (url === '/large.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(9_000_000))
  else if (url === '/lie.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>')
  else if (format === undefined) response.writeHead(404).end()
  else {
    const drawn = sharp({ create: { width: Number(width), height: Number(height), channels: 3, background: '#c66' } })
    response.writeHead(200, { 'content-type': format === 'jpg' ? 'image/jpeg' : 'image/png' })
    drawn.toFormat(format === 'jpg' ? 'jpeg' : 'png').pipe(response)
  }
}

/** A server in place of the product. */
export async function servePictures() {
  const server = createServer(showPicture)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // listens on TCP
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
