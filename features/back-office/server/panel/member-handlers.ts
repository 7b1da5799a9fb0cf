/** The handlers of calls about one member. */
import { type Acting, adminOf } from '#features/admin/server/index.ts'
import type { Handler } from '#features/serve.ts'
import type { panel } from '#features/back-office/panel-contract.ts'
import { giveBackEdit, resumeMember, showPicture, signOutMember, suspendMember } from './act-on-member.ts'
import type { PanelDeps } from './deps.ts'
import {
  listMemberAllowance,
  listMemberDeliveries,
  listMemberEdits,
  listMemberWebhookEvents,
  listMemberNotices,
} from './member-lists.ts'
import { readMember } from './read-member.ts'
import { requireMember } from './require-member.ts'
import { recordMemberView } from './trace.ts'

type Table = typeof panel
type MemberHandlers = {
  [
    Name in
      | 'getPanelMember'
      | 'listMemberAllowance'
      | 'listMemberWebhookEvents'
      | 'listMemberNotices'
      | 'listMemberDeliveries'
      | 'listMemberEdits'
      | 'showPicture'
      | 'giveBackEdit'
      | 'suspendMember'
      | 'resumeMember'
      | 'signOutMember'
  ]: Handler<Table[Name]>
}

type About = Acting & { readonly params: { readonly id: string } }

export function memberHandlers(deps: PanelDeps): MemberHandlers {
  /** Logs that an administrator looks at a member, who must exist. */
  const noted = async <Answer>(asked: About, look: () => Promise<Answer>): Promise<Answer> => {
    await requireMember(deps.db, asked.params.id)
    await recordMemberView(deps, adminOf(asked), asked.params.id)
    return look()
  }

  return {
    getPanelMember: (asked) => noted(asked, () => readMember(deps, { memberId: asked.params.id, language: asked.language })),
    listMemberAllowance: (asked) => noted(asked, () => listMemberAllowance(deps, listOf(asked))),
    listMemberWebhookEvents: (asked) => noted(asked, () => listMemberWebhookEvents(deps, listOf(asked))),
    listMemberNotices: (asked) => noted(asked, () => listMemberNotices(deps, listOf(asked), asked.language)),
    listMemberDeliveries: (asked) => noted(asked, () => listMemberDeliveries(deps, listOf(asked))),
    listMemberEdits: (asked) => noted(asked, () => listMemberEdits(deps, listOf(asked))),
    showPicture: (asked) => showPicture(deps, { ...orderOf(asked), editId: asked.body.edit_id, kind: asked.body.picture }),
    giveBackEdit: (asked) => giveBackEdit(deps, { ...orderOf(asked), editId: asked.body.edit_id }),
    suspendMember: (asked) => suspendMember(deps, orderOf(asked)),
    resumeMember: (asked) => resumeMember(deps, orderOf(asked)),
    signOutMember: (asked) => signOutMember(deps, orderOf(asked)),
  }
}

function orderOf(asked: About & { readonly body: { readonly reason: string } }) {
  return { memberId: asked.params.id, reason: asked.body.reason, admin: adminOf(asked) }
}

function listOf({ params, query }: Pick<About, 'params'> & { readonly query: { readonly after?: string | undefined } }) {
  return { memberId: params.id, after: query.after }
}
