/** A file sent by address: fetched by Meta, and cached for ten minutes whatever the address returns then. */
import { addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { Api } from './api.ts'
import type { MediaFile } from './media.ts'

const CACHE_MS = 10 * MINUTE
const TIMEOUT_MS = 10 * SECOND
const MAX_BYTES = 100 * 1024 * 1024

const fetched = new WeakMap<Api, Map<string, { readonly id: string; readonly until: Date }>>()

/** @returns undefined when it cannot be fetched */
export async function fetchLink(api: Api, link: string): Promise<MediaFile | undefined> {
  const known = fetched.get(api) ?? new Map<string, { id: string; until: Date }>()
  fetched.set(api, known)
  const now = api.clock.now()
  const last = known.get(link)
  const kept = last && last.until > now ? api.media.find(last.id) : undefined
  if (kept) return kept
  const file = await load(link, api.signal)
  if (!file) return undefined
  const { id } = api.media.keep(file, 'uploaded')
  known.set(link, { id, until: addMs(now, CACHE_MS) })
  return api.media.find(id)
}

async function load(link: string, signal: AbortSignal): Promise<{ bytes: Buffer; mimeType: string } | undefined> {
  try {
    const answer = await fetch(link, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
    const isTooLarge = Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES
    if (!answer.ok || isTooLarge) {
      await answer.body?.cancel()
      return undefined
    }
    const mimeType = (answer.headers.get('content-type') ?? 'application/octet-stream').split(';')[0] ?? ''
    return { bytes: Buffer.from(await answer.arrayBuffer()), mimeType: mimeType.trim() }
  } catch {
    return undefined
  }
}
