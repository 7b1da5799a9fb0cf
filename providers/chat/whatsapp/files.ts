/**
 * Downloads files in two calls, and uploads them:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/business-phone-numbers/media
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { readUpTo } from '#providers/read-vendor-file.ts'
import { type ChatFile, ChatFault, type DownloadLimits, type DownloadOutcome } from '../port.ts'
import { type AskCloud, MISSING, type WhatsAppSettings } from './ask-cloud.ts'

const uploaded = z.object({ id: z.coerce.string().min(1) })
const described = z.object({
  url: z.url({ protocol: /^https?$/ }),
  mime_type: z.string().catch('application/octet-stream'),
  sha256: z.string().nullish().catch(undefined),
  file_size: z.coerce.number().nullish().catch(undefined),
})
type Description = z.infer<typeof described>

export async function uploadFile(
  ask: AskCloud,
  { phoneNumberId }: WhatsAppSettings,
  { bytes, type, name }: ChatFile,
): Promise<string> {
  const form = new FormData()
  form.set('messaging_product', 'whatsapp')
  form.set('type', type)
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const answer = await ask({ method: 'POST', path: `/${phoneNumberId}/media`, body: form }, uploaded)
  if (answer === MISSING) throw new ChatFault('credentials_refused', { detail: 'the number is not there' })
  return answer.id
}

/** Addresses expire after five minutes, so an expired one is requested once more. */
const ATTEMPTS = 2

export async function downloadFile(
  { ask, settings }: { readonly ask: AskCloud; readonly settings: WhatsAppSettings },
  fileId: string,
  limits: DownloadLimits,
): Promise<DownloadOutcome> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const outcome = await tryDownload(ask, { settings, fileId, limits })
    if (outcome) return outcome
  }
  throw new ChatFault('vendor_down', { detail: `the file ${fileId} did not arrive whole` })
}

interface Download {
  readonly settings: WhatsAppSettings
  readonly fileId: string
  readonly limits: DownloadLimits
}

/** @returns undefined when another attempt may succeed */
async function tryDownload(ask: AskCloud, { settings, fileId, limits }: Download): Promise<DownloadOutcome | undefined> {
  const call = {
    method: 'GET',
    path: `/${encodeURIComponent(fileId)}`,
    query: { phone_number_id: settings.phoneNumberId },
  } as const
  const description = await ask(call, described)
  if (description === MISSING) return { outcome: 'gone' }
  if (!limits.types.test(description.mime_type)) return { outcome: 'refused', reason: 'type' }
  if ((description.file_size ?? 0) > limits.bytes) return { outcome: 'refused', reason: 'size' }
  const bytes = await fetchBytes(description.url, settings, limits.bytes)
  if (bytes === 'too large') return { outcome: 'refused', reason: 'size' }
  return bytes && isWhole(bytes, description) ? { outcome: 'fetched', bytes, type: description.mime_type } : undefined
}

const FILE_TIMEOUT_MS = 60 * SECOND
/** Meta's file hosts; the token goes nowhere else, whatever address an answer names. */
const FILE_HOSTS = /(?:^|\.)(?:fbsbx|facebook|whatsapp|fbcdn)\.(?:com|net)$/

async function fetchBytes(address: string, settings: WhatsAppSettings, most: number): Promise<Buffer | 'too large' | undefined> {
  const url = new URL(address)
  const isMetas = url.protocol === 'https:' && FILE_HOSTS.test(url.hostname)
  if (!isMetas && url.origin !== new URL(settings.graphUrl).origin)
    throw new ChatFault('refused', { detail: `a file at ${url.hostname}, where the token must not go` })
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${settings.accessToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(settings.fileTimeoutMs ?? FILE_TIMEOUT_MS),
    })
    if (answer.ok) return (await readUpTo(answer, most)) ?? 'too large'
    await answer.body?.cancel()
    return undefined
  } catch (cause) {
    throw new ChatFault('unreachable', { detail: 'a file did not come', cause })
  }
}

/** The hash comes in base64 today and came in hexadecimal before. */
function isWhole(bytes: Buffer, { sha256 }: Description): boolean {
  if (!sha256) return true
  const digest = createHash('sha256').update(bytes).digest()
  return digest.toString('base64') === sha256 || digest.toString('hex') === sha256.toLowerCase()
}
