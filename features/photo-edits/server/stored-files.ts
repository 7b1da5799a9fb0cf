/**
 * Files are named by their content, so the same picture twice is one file. A file is written before the row that names it and
 * removed after the last such row; both happen under a lock on the name, so that a removal never deletes a file that another row
 * is about to name.
 */
import { createHash } from 'node:crypto'
import { paintingEdition } from '#engine/backdrop/painting-edition.ts'
import type { ThumbnailSize, View } from '#engine/types.ts'
import { lockByName, type Transaction } from '#platform/database.ts'
import type { PhotoEditsDeps } from './deps.ts'
import { listNamedFiles, GENERATED_BACKDROPS } from './file-queries.ts'

const BATCH = 500

const ENDINGS = { photos: 'jpg', previews: 'jpg', pictures: 'jpg', tiles: 'jpg', cutouts: 'webp' } as const
export type FileKind = keyof typeof ENDINGS

/** `pictures/3f/3f0c….jpg` */
export function fileKey(kind: FileKind, bytes: Uint8Array): string {
  return keyOfHash(kind, createHash('sha256').update(bytes).digest('hex'))
}

/** Like `fileKey`, for a content whose hash is known. */
export function keyOfHash(kind: FileKind, hash: string): string {
  return `${kind}/${hash.slice(0, 2)}/${hash}.${ENDINGS[kind]}`
}

/** The picture of a ready backdrop, as the current code paints it. */
export function thumbnailKey(backdropId: string, size: ThumbnailSize, view: View): string {
  return `${todaysThumbnails()}${size}${view === 'above' ? '-above' : ''}/${backdropId}.jpg`
}

/** No row names a thumbnail: those of the current code are kept anyway, older ones are orphans. */
function todaysThumbnails(): string {
  return `thumbnails/${paintingEdition()}/`
}

/** The backdrop that a generator made for an edit: stored for its other formats, and so that a retry pays for no second one. */
export function generatedBackdropKey(editId: string): string {
  return `${GENERATED_BACKDROPS}${editId}`
}

/** Stores files inside the transaction whose rows will name them. */
export async function storeFiles(
  { files }: Pick<PhotoEditsDeps, 'files'>,
  tx: Transaction,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  await lockFiles(tx, [...contents.keys()])
  await Promise.all([...contents].map(([key, bytes]) => files.put(key, bytes)))
}

/** Removes the files that no row names any more. */
export async function removeUnnamed({ db, files }: Pick<PhotoEditsDeps, 'db' | 'files'>, keys: readonly string[]): Promise<void> {
  // one lock at a time, so that few connections are used
  for (const key of keys) {
    await db.transaction(async (tx) => {
      await lockFiles(tx, [key])
      if (!(await listNamedFiles(tx, [key])).has(key)) await files.delete(key)
    })
  }
}

/** Files stored before `before` that no row names: a crash left them behind. */
export async function listOrphans({ db, files }: Pick<PhotoEditsDeps, 'db' | 'files'>, before: Date): Promise<string[]> {
  const orphans: string[] = []
  let batch: string[] = []
  const sift = async () => {
    const named = await listNamedFiles(db, batch)
    orphans.push(...batch.filter((key) => !named.has(key)))
    batch = []
  }
  for await (const { key, storedAt } of files.list()) {
    if (storedAt < before && !key.startsWith(todaysThumbnails())) batch.push(key)
    if (batch.length === BATCH) await sift()
  }
  await sift()
  return orphans
}

/** In one order for all callers, or two of them could deadlock. */
async function lockFiles(tx: Transaction, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].sort()) {
    await lockByName(tx, key)
  }
}
