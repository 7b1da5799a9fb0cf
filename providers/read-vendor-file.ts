/** Files that a vendor's answer names by address. The answer is untrusted: it must not make us call our own network. */
import { isMachineName } from '#platform/http/machine-names.ts'

/**
 * Whether a file named in a vendor's answer may be fetched: by https from a host with a public-looking name, or from the server
 * that answered, wherever that is. Addresses such as `http://169.254.169.254/` or `https://10.0.0.8/` are neither.
 */
export function mayFetchFor(address: string, vendorUrl: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  if (url.origin === new URL(vendorUrl).origin) return true
  return url.protocol === 'https:' && url.hostname.includes('.') && !isMachineName(url.hostname) && url.username === ''
}

/** The bytes of an answer, or undefined once there are more than `most`; returning early closes the connection. */
export async function readUpTo(answer: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
