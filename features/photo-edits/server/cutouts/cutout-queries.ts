/** SQL over cutouts and their corrections. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, max, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { ErrorCode } from '#features/error-codes.ts'
import { isQueued } from '#platform/queue.ts'
import { cutOutJob } from '../jobs.ts'
import { cutoutCorrections, cutouts, photos } from '../schema.ts'
import { type Correction, countPoints } from './corrections.ts'

/** The network's own; corrections make the later ones. */
export const UNCORRECTED = 1

export type CutoutRow = typeof cutouts.$inferSelect

/** A revision of a cutout. */
export interface Revision {
  readonly photoId: string
  readonly revision: number
}

interface NewCutout extends Revision {
  readonly now: Date
  /** Of what is new in it; none by default. */
  readonly correctionBytes?: number
}

/** False when there is this revision already. */
export async function insertCutout(
  executor: Executor,
  { photoId, revision, now, correctionBytes = 0 }: NewCutout,
): Promise<boolean> {
  const rows = await executor
    .insert(cutouts)
    .values({ photoId, revision, state: 'working', createdAt: now, correctionBytes })
    .onConflictDoNothing()
    .returning({ revision: cutouts.revision })
  return rows.length === 1
}

/** The newest one of which is known what the network saw. */
export function findNewestSeen(executor: Executor, photoId: string): Promise<CutoutRow | undefined> {
  return findNewest(executor, and(eq(cutouts.photoId, photoId), isNotNull(cutouts.seenKey)))
}

export function findNewestCutout(executor: Executor, photoId: string): Promise<CutoutRow | undefined> {
  return findNewest(executor, eq(cutouts.photoId, photoId))
}

/** The newest that is made or still being made: what was given up has no picture, and cannot be ordered. */
export function findNewestUsableCutout(executor: Executor, photoId: string): Promise<CutoutRow | undefined> {
  const isUsable = or(eq(cutouts.state, 'working'), isNotNull(cutouts.previewKey))
  return findNewest(executor, and(eq(cutouts.photoId, photoId), isUsable))
}

/** Whether corrections could not be made. The network's own cutout can always be tried again. */
export function isGivenUp(cutout: CutoutRow | undefined): boolean {
  return cutout !== undefined && hasNoPreview(cutout) && cutout.revision !== UNCORRECTED
}

/** In place of the name of a preview whose file was let go. */
const LET_GO = ''

/** The file of its preview. Undefined where none could be made or it is not made yet, and once the file was let go. */
export function previewOf({ previewKey }: Pick<CutoutRow, 'previewKey'>): string | undefined {
  return previewKey === null || previewKey === LET_GO ? undefined : previewKey
}

/** Whether none could be made. */
export function hasNoPreview({ state, previewKey }: CutoutRow): boolean {
  return state === 'refused' && previewKey === null
}

async function findNewest(executor: Executor, where: SQL | undefined): Promise<CutoutRow | undefined> {
  const rows = await executor.select().from(cutouts).where(where).orderBy(desc(cutouts.revision)).limit(1)
  return rows[0]
}

export async function findCutout(executor: Executor, { photoId, revision }: Revision): Promise<CutoutRow | undefined> {
  const rows = await executor.select().from(cutouts).where(ofRevision({ photoId, revision }))
  return rows[0]
}

/** How many cutouts of the same member are being made or wait, this revision left out. */
export async function countOtherWaiting(executor: Executor, which: Revision): Promise<number> {
  const owner = executor.select({ id: photos.memberId }).from(photos).where(eq(photos.id, which.photoId))
  const isOther = or(ne(cutouts.photoId, which.photoId), ne(cutouts.revision, which.revision))
  const rows = await executor
    .select({ waiting: count() })
    .from(cutouts)
    .innerJoin(photos, eq(photos.id, cutouts.photoId))
    .where(and(eq(cutouts.state, 'working'), inArray(photos.memberId, owner), isOther))
  return rows[0]?.waiting ?? 0
}

type CutoutOutcome = Pick<CutoutRow, 'state' | 'previewKey' | 'seenKey' | 'fileBytes' | 'box' | 'touches' | 'view' | 'doubts'>

export async function markCutoutMade(tx: Transaction, which: Revision, made: CutoutOutcome): Promise<void> {
  await tx.update(cutouts).set(made).where(ofRevision(which))
}

/**
 * Lets the files of replaced revisions go: nobody is shown any but the newest ones, and an order makes its own cutout.
 * @param which the newest of those that go
 * @returns the files, which other rows may name too
 */
export async function blankReplacedPreviews(tx: Transaction, { photoId, revision }: Revision): Promise<string[]> {
  const isReplaced = and(eq(cutouts.photoId, photoId), lte(cutouts.revision, revision), ne(cutouts.previewKey, LET_GO))
  const { previewKey, seenKey } = cutouts
  const replaced = await tx.select({ previewKey, seenKey }).from(cutouts).where(isReplaced).for('update')
  if (replaced.length > 0) await tx.update(cutouts).set({ previewKey: LET_GO, seenKey: null, fileBytes: 0 }).where(isReplaced)
  return filesIn(replaced)
}

/** False when it is made or given up already. */
export async function markCutoutGivenUp(executor: Executor, which: Revision, errorCode: ErrorCode): Promise<boolean> {
  const rows = await executor
    .update(cutouts)
    .set({ state: 'refused', errorCode })
    .where(and(ofRevision(which), eq(cutouts.state, 'working')))
    .returning({ revision: cutouts.revision })
  return rows.length === 1
}

/**
 * Begins again what was given up without a fault of the photo's or of its corrections, asked for before `before`. False when there is
 * nothing to begin.
 */
export async function markCutoutBegunAgain(
  executor: Executor,
  which: Revision,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<boolean> {
  const isFaultless = and(eq(cutouts.state, 'refused'), isNull(cutouts.previewKey), eq(cutouts.errorCode, 'cutout_failed'))
  const rows = await executor
    .update(cutouts)
    .set({ state: 'working', errorCode: null, createdAt: now })
    .where(and(ofRevision(which), isFaultless, lt(cutouts.createdAt, before)))
    .returning({ revision: cutouts.revision })
  return rows.length === 1
}

export async function markCutoutPutOff(executor: Executor, which: Revision, until: Date): Promise<void> {
  await executor.update(cutouts).set({ putOffUntil: until }).where(ofRevision(which))
}

/** Those asked for before `before` that nobody is going to make: their job is lost. Skips what another sweep has locked. */
export async function listStaleCutouts(tx: Transaction, before: Date, limit: number): Promise<Revision[]> {
  return tx
    .select({ photoId: cutouts.photoId, revision: cutouts.revision })
    .from(cutouts)
    .where(
      and(
        eq(cutouts.state, 'working'),
        lt(cutouts.createdAt, before),
        or(isNull(cutouts.putOffUntil), lt(cutouts.putOffUntil, before)),
        not(isQueued(cutOutJob, sql`${cutouts.photoId} || ' ' || ${cutouts.revision}`)),
      ),
    )
    .orderBy(cutouts.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** In their order, those that count in a revision. */
export async function listCorrections(executor: Executor, { photoId, revision }: Revision): Promise<Correction[]> {
  const rows = await executor
    .select({ correction: cutoutCorrections.correction })
    .from(cutoutCorrections)
    .where(
      and(
        eq(cutoutCorrections.photoId, photoId),
        lte(cutoutCorrections.addedIn, revision),
        or(isNull(cutoutCorrections.undoneIn), gt(cutoutCorrections.undoneIn, revision)),
      ),
    )
    .orderBy(asc(cutoutCorrections.place))
  return rows.map(({ correction }) => correction)
}

export interface CorrectionCounts {
  /** Only corrections that count now. */
  readonly corrections: number
  readonly points: number
  /** With those that were undone. */
  readonly stored: number
  readonly storedPoints: number
}

export async function countCorrections(executor: Executor, photoId: string): Promise<CorrectionCounts> {
  const counting = sql`filter (where ${cutoutCorrections.undoneIn} is null)`
  const rows = await executor
    .select({
      corrections: sql<number>`(count(*) ${counting})::int`,
      points: sql<number>`coalesce(sum(${cutoutCorrections.points}) ${counting}, 0)::int`,
      stored: count(),
      storedPoints: sql<number>`coalesce(sum(${cutoutCorrections.points}), 0)::int`,
    })
    .from(cutoutCorrections)
    .where(eq(cutoutCorrections.photoId, photoId))
  return rows[0] ?? { corrections: 0, points: 0, stored: 0, storedPoints: 0 }
}

/** @param which the revision that they are new in */
export async function insertCorrections(tx: Transaction, which: Revision, corrections: readonly Correction[]): Promise<void> {
  const { photoId, revision } = which
  const last = await tx
    .select({ place: max(cutoutCorrections.place) })
    .from(cutoutCorrections)
    .where(eq(cutoutCorrections.photoId, photoId))
  const first = (last[0]?.place ?? 0) + 1
  const rows = corrections.map((correction, at) => ({
    photoId,
    place: first + at,
    addedIn: revision,
    correction,
    points: countPoints(correction),
  }))
  if (rows.length > 0) await tx.insert(cutoutCorrections).values(rows)
}

/** The last `steps` of those that count. @param which the revision that they are undone in */
export async function undoCorrections(tx: Transaction, which: Revision, steps: number): Promise<void> {
  const { photoId, revision } = which
  const last = tx
    .select({ place: cutoutCorrections.place })
    .from(cutoutCorrections)
    .where(stillCounting(photoId))
    .orderBy(desc(cutoutCorrections.place))
    .limit(steps)
  await tx
    .update(cutoutCorrections)
    .set({ undoneIn: revision })
    .where(and(eq(cutoutCorrections.photoId, photoId), sql`${cutoutCorrections.place} in ${last}`))
}

/** The files of every revision of a photo. */
export async function listCutoutKeys(executor: Executor, photoId: string): Promise<string[]> {
  const { previewKey, seenKey } = cutouts
  const rows = await executor.select({ previewKey, seenKey }).from(cutouts).where(eq(cutouts.photoId, photoId))
  return filesIn(rows)
}

function filesIn(rows: readonly Pick<CutoutRow, 'previewKey' | 'seenKey'>[]): string[] {
  const keys = rows.flatMap((row) => [previewOf(row) ?? null, row.seenKey])
  return [...new Set(keys.filter((key) => key !== null))]
}

export async function deleteCutouts(tx: Transaction, photoId: string): Promise<void> {
  await tx.delete(cutoutCorrections).where(eq(cutoutCorrections.photoId, photoId))
  await tx.delete(cutouts).where(eq(cutouts.photoId, photoId))
}

function ofRevision({ photoId, revision }: Revision) {
  return and(eq(cutouts.photoId, photoId), eq(cutouts.revision, revision))
}

function stillCounting(photoId: string) {
  return and(eq(cutoutCorrections.photoId, photoId), isNull(cutoutCorrections.undoneIn))
}
