import { EngineRefusal } from '#engine/types.ts'
import type { Transaction } from '#platform/database.ts'
import type { ServerDeps } from '../deps.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { fileKeysOf, type PictureRow } from '../pictures/picture-queries.ts'
import { fileKey, keepFiles, removeUnnamed } from '../stored-files.ts'
import { hasWatermarked, listMarkedPictures, listWatermarked, markOpened, replacePicture } from './trial-queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'files' | 'membership' | 'engine' | 'log'>

/**
 * Takes the mark off everything that a member made in the trial, once they have a plan; costs nothing of it. Called before a
 * member's edits are read: payment, coupon and courtesy need not know of trials. While the engine has no time the mark stays until
 * the next reading.
 */
export async function openTrial(deps: Deps, memberId: string): Promise<void> {
  if (!(await hasWatermarked(deps.db, memberId))) return
  const { hasActiveSubscription } = await deps.membership.getPhotoLimit(memberId)
  if (!hasActiveSubscription) return
  try {
    await removeUnnamed(deps, await openAll(deps, memberId))
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error
    deps.log.warn({ err: error }, 'the mark of a trial could not be taken off')
  }
}

/** @returns the files that nothing names any more */
async function openAll(deps: Deps, memberId: string): Promise<string[]> {
  const clean = readCleanOnce(deps, memberId)
  // before the rows are locked: the engine may be busy
  for (const picture of await listMarkedPictures(deps.db, await listWatermarked(deps.db, memberId))) await clean(picture)
  return deps.db.transaction(async (tx) => {
    const pictures = await listMarkedPictures(tx, await markOpened(tx, memberId))
    for (const picture of pictures) await openPicture(deps, tx, { picture, clean: await clean(picture) })
    return pictures.flatMap(fileKeysOf)
  })
}

interface CleanPicture {
  readonly key: string
  readonly tile: Uint8Array
  readonly width: number
  readonly height: number
}

async function openPicture(
  deps: Deps,
  tx: Transaction,
  { picture, clean }: { readonly picture: PictureRow; readonly clean: CleanPicture | undefined },
): Promise<void> {
  if (!clean) return
  const { key, tile, width, height } = clean
  const tileKey = fileKey('tiles', tile)
  await keepFiles(deps, tx, new Map([[tileKey, tile]]))
  await replacePicture(tx, picture, { fileKey: key, tileKey, cleanKey: null, width, height })
  await publishEditEvent(tx, picture.editId)
}

/** Reads the pictures without their marks, each once, and has a process of the engine make their tiles. */
function readCleanOnce(
  { files, engine }: Pick<Deps, 'files' | 'engine'>,
  owner: string,
): (picture: Pick<PictureRow, 'cleanKey'>) => Promise<CleanPicture | undefined> {
  const known = new Map<string, CleanPicture>()
  return async ({ cleanKey }) => {
    const bytes = cleanKey === null || known.has(cleanKey) ? undefined : await files.get(cleanKey)
    if (cleanKey === null || !bytes) return known.get(cleanKey ?? '')
    const { jpeg, width, height } = await engine.shrink(bytes, 'tile', { owner })
    const clean = { key: cleanKey, tile: jpeg, width, height }
    known.set(cleanKey, clean)
    return clean
  }
}
