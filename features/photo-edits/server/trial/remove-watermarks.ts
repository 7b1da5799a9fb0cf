/** Takes the watermark off what a member made in the trial, once they have a plan. */
import { shrinkPicture } from '#engine/encode/shrink-picture.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Queue } from '#platform/queue.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { removeWatermarksJob } from '../jobs.ts'
import { fileKeysOf, type PictureRow } from '../pictures/picture-queries.ts'
import { fileKey, storeFiles, removeUnnamed } from '../stored-files.ts'
import {
  clearWatermarked,
  listWatermarkedEdits,
  listWatermarkedPictures,
  lockWatermarkedEdits,
  replacePicture,
} from './trial-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'db' | 'files' | 'log' | 'membership'>

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
    const locked = await lockWatermarkedEdits(tx, memberId)
    const pairs = await pairWithClean(await listWatermarkedPictures(tx, locked), readClean)
    const lost = new Set(pairs.flatMap(({ picture, clean }) => (clean ? [] : [picture.editId])))
    // they stay watermarked, so that nobody publishes them as if they were not
    if (lost.size > 0) deps.log.error({ editIds: [...lost] }, 'edits keep their watermark: their clean pictures are missing')
    const editIds = locked.filter((id) => !lost.has(id))
    await clearWatermarked(tx, editIds)
    const replaced = pairs.filter(({ picture }) => !lost.has(picture.editId))
    for (const pair of replaced) await showClean(deps, tx, pair)
    for (const editId of editIds) await publishEditEvent(tx, editId)
    return replaced.flatMap(({ picture }) => fileKeysOf(picture))
  })
  await removeUnnamed(deps, unnamed)
}

interface CleanPicture {
  readonly key: string
  readonly tile: Uint8Array
  readonly width: number
  readonly height: number
}

interface Pair {
  readonly picture: PictureRow
  /** Undefined: its file is missing. */
  readonly clean: CleanPicture | undefined
}

async function pairWithClean(
  pictures: readonly PictureRow[],
  readClean: (picture: PictureRow) => Promise<CleanPicture | undefined>,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (const picture of pictures) pairs.push({ picture, clean: await readClean(picture) })
  return pairs
}

async function showClean(deps: Deps, tx: Transaction, { picture, clean }: Pair): Promise<void> {
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
