/**
 * Instagram fetches a picture itself, so meanwhile it has a public address that cannot be guessed. Only Instagram receives
 * the address: the database has its keyed hash, and no log contains it.
 */
import { addMs, MINUTE } from '#platform/clock.ts'
import { newId, newToken } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { PublishingDeps } from '../deps.ts'
import {
  closePicturesOf,
  deletePublicPicture,
  findOpenPicture,
  insertPublicPictures,
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
type ClaimedPost = Pick<PublicationRow, 'id' | 'claim'>
type Deps = Pick<PublishingDeps, 'db' | 'clock' | 'keyring' | 'files' | 'publicUrl'>

/**
 * Opens the only addresses of a post's pictures, in their order, and closes any earlier ones.
 * @returns undefined when the post was cancelled, changed or taken over since: then nothing is open
 */
export async function openPublicPictures(
  deps: Deps,
  held: ClaimedPost,
  jpegs: readonly Uint8Array[],
): Promise<readonly string[] | undefined> {
  const now = deps.clock.now()
  const pictures = jpegs.map((jpeg) => {
    const [id, token] = [newId(now), newToken()]
    const tokenHash = deps.keyring.hash(PURPOSE, token)
    const row = { id, publicationId: held.id, tokenHash, fileKey: `posts/${id}.jpg`, closesAt: addMs(now, OPEN_MS) }
    return { row, jpeg, address: new URL(`${PUBLIC_PICTURES}${token}.jpg`, deps.publicUrl).href }
  })
  // the rows are inserted before the files, so that a file left by a crash can be found and removed
  const rows = pictures.map(({ row }) => row)
  if (!(await deps.db.transaction((tx) => announce(tx, { held, rows, now })))) return undefined
  for (const { row, jpeg } of pictures) if (!(await keepOpen(deps, row, jpeg))) return undefined
  return pictures.map(({ address }) => address)
}

interface Announcement {
  readonly held: ClaimedPost
  readonly rows: readonly PublicPictureRow[]
  readonly now: Date
}

/** False when the worker has lost the post. The worker that ends the post later also closes the pictures. */
async function announce(tx: Transaction, { held: { id, claim }, rows, now }: Announcement): Promise<boolean> {
  const found = await findPublicationForUpdate(tx, id)
  if (found?.claim !== claim) return false
  await closePicturesOf(tx, [id], now)
  await insertPublicPictures(tx, rows)
  return true
}

/** False when it was closed while the file was being written: the sweep may already have passed, so the file is removed here. */
async function keepOpen(
  { db, clock, files }: Deps,
  { tokenHash, fileKey }: PublicPictureRow,
  jpeg: Uint8Array,
): Promise<boolean> {
  await files.put(fileKey, jpeg)
  if (await findOpenPicture(db, tokenHash, clock.now())) return true
  await files.delete(fileKey)
  return false
}

/** @returns undefined for an address that does not exist or is closed */
export async function readPublicPicture(
  { db, clock, keyring, files }: Pick<Deps, 'db' | 'clock' | 'keyring' | 'files'>,
  token: string,
): Promise<Uint8Array | undefined> {
  const picture = await findOpenPicture(db, keyring.hash(PURPOSE, token), clock.now())
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
