/** Which rows name which files. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '#platform/database.ts'
import { cutouts, editPictures, edits, photos } from './schema.ts'

/** The prefix of stored backdrops of a generator; the edit's id follows. */
export const GENERATED_BACKDROPS = 'generated/'

/** Those of `keys` that belong to a photo or an edit that is not deleted. */
export async function listNamedFiles(executor: Executor, keys: readonly string[]): Promise<Set<string>> {
  const among = [...keys]
  const originals = executor
    .select({ key: photos.fileKey })
    .from(photos)
    .where(and(inArray(photos.fileKey, among), isNull(photos.deletedAt)))
  const previews = executor
    .select({ key: photos.previewKey })
    .from(photos)
    .where(and(inArray(photos.previewKey, among), isNull(photos.deletedAt)))
  const pictures = executor
    .select({ key: editPictures.fileKey })
    .from(editPictures)
    .innerJoin(edits, eq(edits.id, editPictures.editId))
    .where(and(inArray(editPictures.fileKey, among), isNull(edits.deletedAt)))
  const tiles = executor
    .select({ key: sql<string>`${editPictures.tileKey}` })
    .from(editPictures)
    .innerJoin(edits, eq(edits.id, editPictures.editId))
    .where(and(inArray(editPictures.tileKey, among), isNull(edits.deletedAt)))
  const clean = executor
    .select({ key: sql<string>`${editPictures.cleanKey}` })
    .from(editPictures)
    .innerJoin(edits, eq(edits.id, editPictures.editId))
    .where(and(inArray(editPictures.cleanKey, among), isNull(edits.deletedAt)))
  const cutOut = executor
    .select({ key: sql<string>`${cutouts.previewKey}` })
    .from(cutouts)
    .innerJoin(photos, eq(photos.id, cutouts.photoId))
    .where(and(inArray(cutouts.previewKey, among), isNull(photos.deletedAt)))
  const seen = executor
    .select({ key: sql<string>`${cutouts.seenKey}` })
    .from(cutouts)
    .innerJoin(photos, eq(photos.id, cutouts.photoId))
    .where(and(inArray(cutouts.seenKey, among), isNull(photos.deletedAt)))
  const generatedFor = among
    .filter((key) => key.startsWith(GENERATED_BACKDROPS))
    .map((key) => key.slice(GENERATED_BACKDROPS.length))
  const generated = executor
    .select({ key: sql<string>`${GENERATED_BACKDROPS} || ${edits.id}` })
    .from(edits)
    .where(and(inArray(edits.id, generatedFor), isNull(edits.deletedAt)))
  const rows = await unionAll(originals, previews, pictures, tiles, clean, cutOut, seen, generated)
  return new Set(rows.map(({ key }) => key))
}
