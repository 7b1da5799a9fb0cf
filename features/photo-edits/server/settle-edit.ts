/** The two ends of an edit. Each is one transaction with the allowance, and whoever comes second changes nothing. */
import { DAY, later } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { EditedPicture } from '#engine/types.ts'
import type { ErrorCode } from '#features/error-codes.ts'
import type { Notice } from '#features/captions/contract.ts'
import type { PhotoEditsDeps } from './deps.ts'
import { tellChange } from './edit-news.ts'
import { markEditDone, markEditFailed } from './edit-queries.ts'
import { insertPicture } from './picture-queries.ts'
import { fileKey, keepFiles } from './stored-files.ts'

type Deps = Pick<PhotoEditsDeps, 'db' | 'clock' | 'files' | 'membership' | 'keepDays'>

export interface EditResult {
  /** Absent for an edit of words alone. */
  readonly picture: EditedPicture | undefined
  readonly caption: string | null
  readonly notices: Notice[]
}

/** Delivers a result and spends what the edit holds. Nothing happens when the edit is finished or deleted by now. */
export async function deliverEdit(deps: Deps, editId: string, { picture, caption, notices }: EditResult): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const understood = picture?.understood
    const done = await markEditDone(tx, editId, {
      caption,
      notices,
      doubts: [...(picture?.doubts ?? [])],
      photoFrame: picture?.photoFrame ?? null,
      understood: understood ? { taken: [...understood.taken], missed: [...understood.missed] } : null,
      ...endingNow(deps),
    })
    if (!done) return
    if (picture) await keepPicture(deps, tx, { editId, picture })
    await deps.membership.spendEdit(tx, editId)
    await tellChange(tx, editId)
  })
}

/** Ends an edit without a result and gives back what it holds. Nothing happens when it is finished already. */
export async function failEdit(
  deps: Pick<Deps, 'clock' | 'membership' | 'keepDays'>,
  tx: Transaction,
  { editId, code }: { editId: string; code: ErrorCode },
): Promise<void> {
  const failed = await markEditFailed(tx, editId, { errorCode: code, ...endingNow(deps) })
  if (!failed) return
  await deps.membership.releaseEdit(tx, editId)
  await tellChange(tx, editId)
}

/** Stores a picture of an edit in one of its formats. */
export async function keepPicture(
  deps: Pick<Deps, 'clock' | 'files'>,
  tx: Transaction,
  { editId, picture }: { editId: string; picture: EditedPicture },
): Promise<void> {
  const { jpeg, width, height, format } = picture
  const key = fileKey('pictures', jpeg)
  await keepFiles(deps, tx, new Map([[key, jpeg]]))
  await insertPicture(tx, { editId, format, fileKey: key, width, height, createdAt: deps.clock.now() })
}

function endingNow({ clock, keepDays }: Pick<Deps, 'clock' | 'keepDays'>) {
  const finishedAt = clock.now()
  return { finishedAt, deleteAfter: later(finishedAt, keepDays.results * DAY) }
}
