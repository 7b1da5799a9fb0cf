/**
 * Fetches a picture as Meta's robot does and refuses what Instagram refuses:
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media#image-specifications. One
 * rule is relaxed: this machine's own addresses need no TLS.
 */
import sharp from 'sharp'
import { SECOND } from '#platform/clock.ts'
import { PUBLISHING_ERRORS } from './errors.ts'
import { mayFetch } from './robots.ts'

const USER_AGENT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'
const ROBOT = 'facebookexternalhit'
const TIMEOUT_MS = 10 * SECOND
const MAX_BYTES = 8 * 1024 * 1024
const NARROWEST = 4 / 5
const WIDEST = 1.91
/** Whole pixels cannot always meet a ratio exactly. */
const RATIO_TOLERANCE = 0.005
const THIS_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i
const ASCII = /^[\u0021-\u007e]+$/
/** Several pictures in one file, as some phones make them. */
const MULTI_PICTURE_MARK = Buffer.from('MPF\0')

/** @throws GraphError */
export async function fetchPicture(given: string): Promise<Buffer> {
  const address = readAddress(given)
  if (!(await mayFetch(address, ROBOT))) throw PUBLISHING_ERRORS.fetchFailed()
  const answer = await request(address)
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status !== 200 || !type.startsWith('image/')) {
    await answer.body?.cancel()
    throw PUBLISHING_ERRORS.fetchFailed()
  }
  const bytes = await readBytes(answer)
  if (!/^image\/jpe?g\b/.test(type)) throw PUBLISHING_ERRORS.wrongFormat()
  await inspect(bytes)
  return bytes
}

function readAddress(given: string): URL {
  if (!ASCII.test(given) || !URL.canParse(given)) throw PUBLISHING_ERRORS.fetchFailed()
  const address = new URL(given)
  const isSafe = address.protocol === 'https:' || (address.protocol === 'http:' && THIS_MACHINE.test(address.hostname))
  if (!isSafe) throw PUBLISHING_ERRORS.fetchFailed()
  return address
}

async function request(address: URL): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { 'user-agent': USER_AGENT, accept: '*/*' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    throw isTimeout(error) ? PUBLISHING_ERRORS.fetchTimeout() : PUBLISHING_ERRORS.fetchFailed()
  }
}

/** Stops as soon as the limit is exceeded. */
async function readBytes(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.length
      if (size > MAX_BYTES) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw isTimeout(error) ? PUBLISHING_ERRORS.fetchTimeout() : PUBLISHING_ERRORS.fetchFailed()
  }
  if (size > MAX_BYTES) throw PUBLISHING_ERRORS.tooLarge()
  return Buffer.concat(chunks)
}

async function inspect(bytes: Buffer): Promise<void> {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (found?.format !== 'jpeg' || bytes.includes(MULTI_PICTURE_MARK)) throw PUBLISHING_ERRORS.wrongFormat()
  const ratio = found.width / found.height
  if (ratio < NARROWEST - RATIO_TOLERANCE || ratio > WIDEST + RATIO_TOLERANCE) throw PUBLISHING_ERRORS.wrongRatio()
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}
