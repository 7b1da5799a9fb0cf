/** Takes the watermark off what a member made in the trial, once they have a plan. */
import { shrinkPicture } from '#engine/encode/shrink-picture.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Queue } from '#platform/queue.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { removeWatermarksJob } from '../jobs.ts'
import { fileKeysOf, type PictureRow } from '../pictures/picture-queries.ts'
import { fileKey, storeFiles, removeUnnamed } from '../stored-files.ts'
import { clearWatermarked, listWatermarkedPictures, listWatermarkedEdits, replacePicture } from './trial-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'db' | 'files' | 'membership'>

/** Called in the transaction that gives a member a plan, whatever gave it: payment, coupon or courtesy. */
export async function enqueueWatermarkRemoval(queue: Queue, tx: Executor, memberId: string): Promise<void> {
  await queue.enqueue(tx, removeWatermarksJob, { payload: { memberId } })
}

/** Costs none of the allowance. Safe to run twice; does nothing for a member whose plan is over by now. */
export async function removeWatermarks(deps: Deps, { memberId }: { readonly memberId: string }): Promise<void> {
  const watermarked = await listWatermarkedEdits(deps.db, memberId)
  if (watermarked.length === 0) return
  if (!(await deps.membership.hasPlan(memberId))) return
  const readClean = readCleanOnce(deps)
  // before the rows are locked: tiles take time
  for (const picture of await listWatermarkedPictures(deps.db, watermarked)) await readClean(picture)
  const unnamed = await deps.db.transaction(async (tx) => {
    const editIds = await clearWatermarked(tx, memberId)
    const pictures = await listWatermarkedPictures(tx, editIds)
    for (const picture of pictures) await showClean(deps, tx, { picture, clean: await readClean(picture) })
    for (const editId of editIds) await publishEditEvent(tx, editId)
    return pictures.flatMap(fileKeysOf)
  })
  await removeUnnamed(deps, unnamed)
}

interface CleanPicture {
  readonly key: string
  readonly tile: Uint8Array
  readonly width: number
  readonly height: number
}

async function showClean(
  deps: Deps,
  tx: Transaction,
  { picture, clean }: { readonly picture: PictureRow; readonly clean: CleanPicture | undefined },
): Promise<void> {
  if (!clean) return
  const { key, tile, width, height } = clean
  const tileKey = fileKey('tiles', tile)
  await storeFiles(deps, tx, new Map([[tileKey, tile]]))
  await replacePicture(tx, picture, { fileKey: key, tileKey, cleanKey: null, width, height })
}

/** Reads the pictures without their watermarks, and makes their tiles, each once. */
function readCleanOnce({
  files,
}: Pick<Deps, 'files'>): (picture: Pick<PictureRow, 'cleanKey'>) => Promise<CleanPicture | undefined> {
  const known = new Map<string, CleanPicture>()
  return async ({ cleanKey }) => {
    const bytes = cleanKey === null || known.has(cleanKey) ? undefined : await files.get(cleanKey)
    if (cleanKey === null || !bytes) return known.get(cleanKey ?? '')
    const { jpeg, width, height } = await shrinkPicture(bytes, 'tile')
    const clean = { key: cleanKey, tile: jpeg, width, height }
    known.set(cleanKey, clean)
    return clean
  }
}
