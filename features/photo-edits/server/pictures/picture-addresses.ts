/**
 * Addresses of pictures with a short-lived signature, for readers without a session: an `img` in a chat, a share sheet. The
 * expiry is rounded, so that the address stays the same for a quarter of an hour and a browser can cache it.
 */
import type { Keyring } from '#platform/crypto.ts'
import type { Format } from '#features/photo-edits/contract.ts'

const ROUND_SECONDS = 15 * 60
const PURPOSE = 'picture'

/** The picture of an address: the preview of a photo, a revision of its cutout, or one format of an edit. */
export type PictureName =
  | { readonly photoId: string }
  | { readonly photoId: string; readonly cutout: number }
  | { readonly editId: string; readonly format: Format; readonly version?: number }

export interface Signature {
  readonly e?: string | undefined
  readonly s?: string | undefined
}

/** A signed address, valid for 15 to 30 minutes. */
export function pictureAddress(keyring: Keyring, name: PictureName, now: Date): string {
  const expiresAt = (Math.floor(now.getTime() / 1000 / ROUND_SECONDS) + 2) * ROUND_SECONDS
  const query = new URLSearchParams({
    ...('format' in name ? { format: name.format } : {}),
    // a changed picture is another one to a browser that keeps pictures
    ...('format' in name && name.version ? { v: String(name.version) } : {}),
    ...('cutout' in name ? { revision: String(name.cutout) } : {}),
    e: String(expiresAt),
    s: keyring.sign(PURPOSE, signedText(name, expiresAt)),
  })
  return `${pathOf(name)}?${query.toString()}`
}

/** How many seconds a signature is still valid; 0 for an expired, forged, wrong or missing one. */
export function secondsLeft(
  keyring: Keyring,
  { name, signature, now }: { name: PictureName; signature: Signature; now: Date },
): number {
  const expiresAt = Number(signature.e)
  if (!signature.s || !Number.isSafeInteger(expiresAt)) return 0
  const left = Math.floor(expiresAt - now.getTime() / 1000)
  return left > 0 && keyring.verify(PURPOSE, signedText(name, expiresAt), signature.s) ? left : 0
}

function pathOf(name: PictureName): string {
  if ('format' in name) return `/api/edits/${name.editId}/image`
  return `/api/photos/${name.photoId}/${'cutout' in name ? 'cutout/preview' : 'preview'}`
}

function signedText(name: PictureName, expiresAt: number): string {
  return [pathOf(name), versionOf(name), expiresAt].join('\n')
}

function versionOf(name: PictureName): string {
  if ('format' in name) return name.version ? `${name.format} ${name.version}` : name.format
  return 'cutout' in name ? String(name.cutout) : ''
}
