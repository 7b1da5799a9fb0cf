/**
 * Instagram fetches a picture itself, so for that while it lies under an address that everybody may open and nobody can guess.
 * The address is known to Instagram alone: the database has its keyed hash, and no log has it.
 */
import { later, MINUTE } from '#platform/clock.ts'
import { newId, newToken } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { PublishingDeps } from './deps.ts'
import {
  closePicturesOf,
  deletePublicPicture,
  findOpenPicture,
  insertPublicPicture,
  listClosedPictures,
  type PublicPictureRow,
} from './picture-queries.ts'
import { findPublicationForUpdate, type PublicationRow } from './queries.ts'

export const PUBLIC_PICTURES = '/p/'
const PURPOSE = 'public-picture'
/** Longer than a call to Instagram takes, and than it may then work on the picture; shut earlier as soon as it is ready. */
const OPEN_MS = 10 * MINUTE
const BATCH = 50

/** A post and the turn in which a worker has it. */
type Held = Pick<PublicationRow, 'id' | 'claim'>
type Deps = Pick<PublishingDeps, 'db' | 'clock' | 'keyring' | 'files' | 'publicUrl'>

/**
 * The one open address of a post's picture: any earlier one is shut.
 * @returns undefined when the post was called off, changed or taken over since: then nothing is open
 */
export async function openPublicPicture(deps: Deps, held: Held, jpeg: Uint8Array): Promise<string | undefined> {
  const { db, clock, keyring, files, publicUrl } = deps
  const now = clock.now()
  const id = newId(now)
  const token = newToken()
  const tokenHash = keyring.sign(PURPOSE, token)
  // the row comes before the file: whatever dies in between, somebody knows what to remove
  const picture = { id, publicationId: held.id, tokenHash, fileKey: `posts/${id}.jpg`, closesAt: later(now, OPEN_MS) }
  const isOurs = await db.transaction((tx) => announce(tx, held, picture))
  if (!isOurs) return undefined
  await files.put(picture.fileKey, jpeg)
  if (await findOpenPicture(db, tokenHash, clock.now())) return new URL(`${PUBLIC_PICTURES}${token}.jpg`, publicUrl).href
  // shut while the file was written: whoever removes such files may have been here already
  await files.delete(picture.fileKey)
  return undefined
}

/** False when the turn is over; whoever ends it from now on shuts the picture too. */
async function announce(tx: Transaction, { id, claim }: Held, picture: PublicPictureRow): Promise<boolean> {
  const found = await findPublicationForUpdate(tx, id)
  if (found?.claim !== claim) return false
  await closePicturesOf(tx, [id], later(picture.closesAt, -OPEN_MS))
  await insertPublicPicture(tx, picture)
  return true
}

/** @returns undefined for an address that was never opened, or is shut */
export async function readPublicPicture(
  { db, clock, keyring, files }: Pick<Deps, 'db' | 'clock' | 'keyring' | 'files'>,
  token: string,
): Promise<Uint8Array | undefined> {
  const picture = await findOpenPicture(db, keyring.sign(PURPOSE, token), clock.now())
  return picture && files.get(picture.fileKey)
}

type RemovingDeps = Pick<PublishingDeps, 'db' | 'clock' | 'files' | 'log'>

/** Removes the files behind addresses that are shut. One that can't be removed keeps no other waiting. */
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
    log.warn({ err: error, fileKey }, 'a picture that nobody may see any more was not removed')
  }
}
