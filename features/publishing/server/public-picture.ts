/**
 * Instagram fetches a picture itself, so for that while it lies under an address that everybody may open and nobody can guess.
 * The address is known to Instagram alone: the database has its keyed hash, and no log has it.
 */
import { later, MINUTE } from '#platform/clock.ts'
import { newId, newToken } from '#platform/crypto.ts'
import type { PublishingDeps } from './deps.ts'
import {
  closePicturesOf,
  deletePublicPicture,
  findOpenPicture,
  insertPublicPicture,
  listClosedPictures,
} from './picture-queries.ts'

export const PUBLIC_PICTURES = '/p/'
const PURPOSE = 'public-picture'
/** Longer than a call to Instagram takes, and than it may then work on the picture; shut earlier as soon as it is ready. */
const OPEN_MS = 10 * MINUTE
const BATCH = 50

type Deps = Pick<PublishingDeps, 'db' | 'clock' | 'keyring' | 'files' | 'publicUrl'>

/** The one open address of a post's picture: any earlier one is shut. */
export async function openPublicPicture(deps: Deps, publicationId: string, jpeg: Uint8Array): Promise<string> {
  const { db, clock, keyring, files, publicUrl } = deps
  const now = clock.now()
  const id = newId(now)
  const token = newToken()
  const fileKey = `posts/${id}.jpg`
  await files.put(fileKey, jpeg)
  await db.transaction(async (tx) => {
    await closePicturesOf(tx, [publicationId], now)
    const tokenHash = keyring.sign(PURPOSE, token)
    await insertPublicPicture(tx, { id, publicationId, tokenHash, fileKey, closesAt: later(now, OPEN_MS) })
  })
  return new URL(`${PUBLIC_PICTURES}${token}.jpg`, publicUrl).href
}

/** @returns undefined for an address that was never opened, or is shut */
export async function readPublicPicture(
  { db, clock, keyring, files }: Pick<Deps, 'db' | 'clock' | 'keyring' | 'files'>,
  token: string,
): Promise<Uint8Array | undefined> {
  const picture = await findOpenPicture(db, keyring.sign(PURPOSE, token), clock.now())
  return picture && files.get(picture.fileKey)
}

/** Removes the files behind addresses that are shut. */
export async function removeClosedPictures({ db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  for (const { id, fileKey } of await listClosedPictures(db, clock.now(), BATCH)) {
    await files.delete(fileKey) // oxlint-disable-line no-await-in-loop -- a handful, and gently
    await deletePublicPicture(db, id) // oxlint-disable-line no-await-in-loop -- as above
  }
}
