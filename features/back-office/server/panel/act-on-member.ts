/**
 * What an administrator does to a member. Each action, its log entry and the member's notice are written in one transaction. A
 * repeated action is done once, and the second call reports that nothing was changed.
 */
import { type Admin, recordAdminAction } from '#features/admin/server/index.ts'
import { businessDay } from '#features/business-zone.ts'
import { unlinkChats } from '#features/chat/server/index.ts'
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import { getPictureAddress } from '#features/photo-edits/server/index.ts'
import { deleteSessions } from '#features/sign-in/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PictureKind } from '#features/back-office/member-shapes.ts'
import type { PanelDeps } from './deps.ts'
import { requireMember } from './require-member.ts'

interface AdminAction {
  readonly memberId: string
  readonly reason: string
  readonly admin: Admin
}

interface Changed {
  readonly changed: boolean
}

/** @throws Refusal `not_found`, `edit_not_returnable` */
export function giveBackEdit(deps: PanelDeps, { editId, ...action }: AdminAction & { editId: string }): Promise<Changed> {
  return act(deps, action, async (tx) => {
    const { memberId, reason, admin } = action
    const usage = await deps.membership.giveBackEdit(tx, { memberId, editId })
    if (!usage) return false
    const { used, remaining } = usage
    await recordAdminAction(deps, tx, {
      ...admin,
      kind: 'edit_given_back',
      memberId,
      detail: { reason, edit_id: editId },
      before: { used: used + 1, remaining: remaining - 1 },
      after: { used, remaining },
    })
    await postNotice(deps.notices, tx, { memberId, kind: 'edit_given_back', key: `edit given back ${editId}` })
    return true
  })
}

/** @throws Refusal `not_found` */
export function suspendMember(deps: PanelDeps, action: AdminAction): Promise<Changed> {
  return act(deps, action, async (tx) => {
    const { memberId, reason, admin } = action
    if (!(await deps.membership.suspend(tx, memberId))) return false
    const date = deps.clock.now().toISOString()
    const moved = { before: { suspended: false }, after: { suspended: true } }
    await recordAdminAction(deps, tx, { ...admin, kind: 'member_suspended', memberId, detail: { reason }, ...moved })
    await postNotice(deps.notices, tx, { memberId, kind: 'plan_held', key: `held ${date}`, data: { date, reason } })
    return true
  })
}

/** @throws Refusal `not_found` */
export function resumeMember(deps: PanelDeps, action: AdminAction): Promise<Changed> {
  return act(deps, action, async (tx) => {
    const { memberId, reason, admin } = action
    if (!(await deps.membership.resume(tx, memberId))) return false
    const now = deps.clock.now()
    const moved = { before: { suspended: true }, after: { suspended: false } }
    await recordAdminAction(deps, tx, { ...admin, kind: 'member_resumed', memberId, detail: { reason }, ...moved })
    await withdrawNotices(tx, { memberId, kinds: ['plan_held'], now })
    await postNotice(deps.notices, tx, { memberId, kind: 'plan_released', key: `released ${now.toISOString()}` })
    return true
  })
}

/**
 * Ends their sessions and unlinks chats linked by a code; a member signed out by mistake can sign in again. @throws Refusal
 * `not_found`
 */
export function signOutMember(deps: PanelDeps, action: AdminAction): Promise<Changed> {
  return act(deps, action, async (tx) => {
    const { memberId, reason, admin } = action
    const unlinked = await unlinkChats(deps, tx, { memberId, actor: 'admin', actorId: admin.session.memberId })
    const ended = await deleteSessions(tx, { memberId })
    if (ended + unlinked === 0) return false
    const moved = { before: { sessions: ended }, after: { sessions: 0 } }
    await recordAdminAction(deps, tx, { ...admin, kind: 'member_signed_out', memberId, detail: { reason }, ...moved })
    return true
  })
}

/**
 * The address of one picture, valid for some minutes. Each request is logged; the member gets a notice of each reason once a day.
 * @throws Refusal `not_found`, also for a deleted picture
 */
export function showPicture(
  deps: PanelDeps,
  { editId, kind, memberId, reason, admin }: AdminAction & { editId: string; kind: PictureKind },
): Promise<{ url: string }> {
  return deps.db.transaction(async (tx) => {
    const url = await getPictureAddress(deps, tx, { memberId, editId, kind })
    const date = deps.clock.now().toISOString()
    await recordAdminAction(deps, tx, {
      ...admin,
      kind: 'photo_viewed',
      memberId,
      detail: { reason, edit_id: editId, picture: kind },
    })
    const day = businessDay(deps.clock.now())
    const key = `picture viewed ${editId} ${kind} ${day} ${deps.keyring.hash('picture-reason', reason)}`
    await postNotice(deps.notices, tx, { memberId, kind: 'photo_viewed', key, data: { date, reason } })
    return { url }
  })
}

function act({ db }: PanelDeps, { memberId }: AdminAction, action: (tx: Transaction) => Promise<boolean>): Promise<Changed> {
  return db.transaction(async (tx) => {
    await requireMember(tx, memberId)
    return { changed: await action(tx) }
  })
}
