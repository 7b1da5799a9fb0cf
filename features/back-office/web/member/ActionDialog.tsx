import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { panel } from '#features/back-office/panel-contract.ts'
import { showToast } from '#ui/toast.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { type PanelHeaders, usePanelCall } from '../use-panel-call.ts'

/** Actions on a member as a whole. */
export type MemberAction = 'suspend' | 'resume' | 'signOut'
/** The member reads the reason when their edits are stopped; every reason is in the log. */
const SHOWN_TO_MEMBER: ReadonlySet<string> = new Set(['suspend'])

export type WantedAction = { readonly action: MemberAction } | { readonly action: 'giveBack'; readonly editId: string }

interface ActionDialogProps {
  memberId: string
  /** The member's display name. */
  name: string
  /** The administrator is looking at their own page. */
  isSelf: boolean
  wanted: WantedAction
  onClose: () => void
}

export function ActionDialog({ memberId, name, isSelf, wanted, onClose }: ActionDialogProps) {
  const { t } = useTranslation('panel')
  const callPanel = usePanelCall()
  const { action } = wanted

  async function act(reason: string) {
    const { changed } = await callPanel((headers) => send(wanted, { memberId, reason, headers }))
    void showToast('success', changed ? t(`member.actions.${action}.done`) : t('member.unchanged'))
    onClose()
  }

  return (
    <ReasonDialog
      heading={t(`member.actions.${action}.heading`)}
      hint={t(SHOWN_TO_MEMBER.has(action) ? 'member.reasonShown' : 'member.reasonLogged')}
      confirm={t(`member.actions.${action}.confirm`)}
      onClose={onClose}
      onConfirm={act}
    >
      <p>{isSelf && action === 'signOut' ? t('member.actions.signOut.own') : t(`member.actions.${action}.text`, { name })}</p>
    </ReasonDialog>
  )
}

const CALLS = { suspend: panel.suspendMember, resume: panel.resumeMember, signOut: panel.signOutMember } as const

interface ActionRequest {
  readonly memberId: string
  readonly reason: string
  readonly headers: PanelHeaders
}

function send(wanted: WantedAction, { memberId, reason, headers }: ActionRequest) {
  const params = { id: memberId }
  if (wanted.action === 'giveBack') return call(panel.giveBackEdit, { params, body: { edit_id: wanted.editId, reason }, headers })
  return call(CALLS[wanted.action], { params, body: { reason }, headers })
}
