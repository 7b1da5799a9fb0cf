import type { Failure } from '#features/api.ts'
import { type Changes, nextCall, type NextCall, NO_CHANGES } from './merge-changes.ts'
import type { StoredChanges, UnsentChanges } from './unsent-changes.ts'

export interface Calls {
  /** Makes one call, and keeps the cutout that comes back. */
  readonly sendOne: (next: NextCall) => Promise<{ readonly ok: true; readonly isMade: boolean } | Failure>
  /** The revision that the next call is for. */
  readonly revision: () => number
  /** Which of the changes the cutout still misses: asked when nobody knows what became of a call. */
  readonly findMissing: (
    kept: StoredChanges,
  ) => Promise<{ readonly ok: true; readonly missing: Changes; readonly isMade: boolean } | Failure>
}

type Answer = Failure | { readonly ok: true; readonly sent: Changes; readonly isMade: boolean }

/** Sends as much as one call takes; first of all, asks for what may have arrived already. */
export async function makeNextCall(changes: UnsentChanges, calls: Calls, onBegun: () => void): Promise<Answer> {
  const maybeAt = changes.triedAt()
  return maybeAt === undefined ? sendNext(changes, calls, onBegun) : dropArrived(changes, { ...calls, maybeAt }, onBegun)
}

async function sendNext(changes: UnsentChanges, { sendOne, revision }: Calls, onBegun: () => void): Promise<Answer> {
  const next = nextCall(changes.unsent())
  const at = revision()
  changes.begin(next, at)
  onBegun()
  const answer = await sendOne(next)
  changes.end(answer.ok ? NO_CHANGES : next.sent, answer.ok || !mayHaveArrived(answer) ? undefined : at)
  return answer.ok ? { ...answer, sent: next.sent } : answer
}

async function dropArrived(
  changes: UnsentChanges,
  { findMissing, maybeAt }: Calls & { readonly maybeAt: number },
  onBegun: () => void,
): Promise<Answer> {
  const asked = changes.unsent()
  changes.begin({ sent: asked, left: NO_CHANGES }, maybeAt)
  onBegun()
  const answer = await findMissing({ ...asked, revision: maybeAt })
  changes.end(answer.ok ? answer.missing : asked, answer.ok ? undefined : maybeAt)
  return answer.ok ? { ok: true, sent: NO_CHANGES, isMade: answer.isMade } : answer
}

/** Another tab's corrections came first, or the answer did not come. */
function mayHaveArrived({ code, status }: Failure): boolean {
  return code === 'stale_revision' || status === 0 || status >= 500
}
