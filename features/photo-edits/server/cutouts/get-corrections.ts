import type { CutoutCorrection, CutoutCorrections } from '#features/photo-edits/cutout-contract.ts'
import type { ServerDeps } from '../deps.ts'
import { getOwnPhoto } from '../get-own-photo.ts'
import type { Correction } from './corrections.ts'
import { findNewestCutout, findNewestSeen, listCorrections, UNCORRECTED } from './cutout-queries.ts'

/** What a browser needs to correct a cutout itself. Refuses with `not_found`. */
export async function getCorrections(
  { db, files }: Pick<ServerDeps, 'db' | 'files'>,
  { memberId, photoId }: { readonly memberId: string; readonly photoId: string },
): Promise<CutoutCorrections> {
  await getOwnPhoto(db, memberId, photoId)
  const revision = (await findNewestCutout(db, photoId))?.revision ?? UNCORRECTED
  const corrections = (await listCorrections(db, { photoId, revision })).map(presentCorrection)
  const made = await findNewestSeen(db, photoId)
  const seen = made?.seenKey ? await files.get(made.seenKey) : undefined
  if (!made || !seen) return { revision, corrections }
  const within = (await listCorrections(db, made)).findLast((correction) => correction.kind === 'subject')
  return {
    revision,
    corrections,
    seen: Buffer.from(seen).toString('base64'),
    ...(within && { seen_within: within.place }),
  }
}

function presentCorrection(correction: Correction): CutoutCorrection {
  if (correction.kind === 'subject') return { mode: 'subject', place: correction.place }
  const { kind, radius, points } = correction
  return { mode: kind, radius, points: points.map(([x, y]) => [x, y]) }
}
