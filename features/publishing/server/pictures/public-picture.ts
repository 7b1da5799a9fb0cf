/**
 * Instagram fetches a picture itself, so meanwhile it has a public address that cannot be guessed. Only Instagram receives
 * the address: the database has its keyed hash, and no log contains it.
 */
import { later, MINUTE } from '#platform/clock.ts'
import { newId, newToken } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { PublishingDeps } from '../deps.ts'
import {
  closePicturesOf,
  deletePublicPicture,
  findOpenPicture,
  insertPublicPicture,
  listClosedPictures,
  type PublicPictureRow,
} from './picture-queries.ts'
import { findPublicationForUpdate, type PublicationRow } from '../queries.ts'

export const PUBLIC_PICTURES = '/p/'
const PURPOSE = 'public-picture'
/** Longer than a call to Instagram and its processing of the picture take; closed earlier, once the picture is ready. */
const OPEN_MS = 10 * MINUTE
const BATCH = 50

/** A post and the claim of the worker that holds it. */
type Held = Pick<PublicationRow, 'id' | 'claim'>
type Deps = Pick<PublishingDeps, 'db' | 'clock' | 'keyring' | 'files' | 'publicUrl'>

/**
 * Opens the only address of a post's picture, and closes any earlier one.
 * @returns undefined when the post was cancelled, changed or taken over since: then nothing is open
 */
export async function openPublicPicture(deps: Deps, held: Held, jpeg: Uint8Array): Promise<string | undefined> {
  const { db, clock, keyring, files, publicUrl } = deps
  const now = clock.now()
  const id = newId(now)
  const token = newToken()
  const tokenHash = keyring.sign(PURPOSE, token)
  // the row is inserted before the file, so that a file left by a crash can be found and removed
  const picture = { id, publicationId: held.id, tokenHash, fileKey: `posts/${id}.jpg`, closesAt: later(now, OPEN_MS) }
  const isOurs = await db.transaction((tx) => announce(tx, held, picture))
  if (!isOurs) return undefined
  await files.put(picture.fileKey, jpeg)
  if (await findOpenPicture(db, tokenHash, clock.now())) return new URL(`${PUBLIC_PICTURES}${token}.jpg`, publicUrl).href
  // closed while the file was being written: the sweep may already have passed
  await files.delete(picture.fileKey)
  return undefined
}

/** False when the worker has lost the post. Whoever ends the post later also closes the picture. */
async function announce(tx: Transaction, { id, claim }: Held, picture: PublicPictureRow): Promise<boolean> {
  const found = await findPublicationForUpdate(tx, id)
  if (found?.claim !== claim) return false
  await closePicturesOf(tx, [id], later(picture.closesAt, -OPEN_MS))
  await insertPublicPicture(tx, picture)
  return true
}

/** @returns undefined for an address that does not exist or is closed */
export async function readPublicPicture(
  { db, clock, keyring, files }: Pick<Deps, 'db' | 'clock' | 'keyring' | 'files'>,
  token: string,
): Promise<Uint8Array | undefined> {
  const picture = await findOpenPicture(db, keyring.sign(PURPOSE, token), clock.now())
  return picture && files.get(picture.fileKey)
}

type RemovingDeps = Pick<PublishingDeps, 'db' | 'clock' | 'files' | 'log'>

/** Removes the files of closed addresses. One that cannot be removed does not stop the others. */
export async function removeClosedPictures(deps: RemovingDeps): Promise<void> {
  const now = deps.clock.now()
  let last: string | undefined
  do {
    const closed = await listClosedPictures(deps.db, now, { after: last, limit: BATCH })
    for (const picture of closed) await removePicture(deps, picture)
    last = closed.length === BATCH ? closed.at(-1)?.id : undefined
  } while (last !== undefined)
}

async function removePicture({ db, files, log }: RemovingDeps, { id, fileKey }: PublicPictureRow): Promise<void> {
  try {
    await files.delete(fileKey)
    await deletePublicPicture(db, id)
  } catch (error) {
    log.warn({ err: error, fileKey }, 'the file of a closed picture was not removed')
  }
}
