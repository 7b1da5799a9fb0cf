import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { panel } from '#features/panel/contract.ts'
import { showToast } from '#ui/toast.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { type OrderHeaders, useOrderDeed } from './use-order-deed.ts'

/** What may be done to a member as a whole. */
export type MemberDeed = 'suspend' | 'resume' | 'signOut'
/** The member reads the reason of what stops their edits; every reason is in the log. */
const SHOWN_TO_MEMBER: ReadonlySet<string> = new Set(['suspend'])

export type WantedDeed = { readonly deed: MemberDeed } | { readonly deed: 'giveBack'; readonly editId: string }

interface DeedDialogProps {
  memberId: string
  /** As the member is called. */
  name: string
  /** The administrator is looking at themselves. */
  isSelf: boolean
  wanted: WantedDeed
  onClose: () => void
}

export function DeedDialog({ memberId, name, isSelf, wanted, onClose }: DeedDialogProps) {
  const { t } = useTranslation('panel')
  const { order, isBusy, problem } = useOrderDeed()
  const { deed } = wanted

  async function confirm(reason: string) {
    const done = await order((headers) => send(wanted, { memberId, reason, headers }))
    if (!done) return
    void showToast('success', done.changed ? t(`member.deeds.${deed}.done`) : t('member.unchanged'))
    onClose()
  }

  return (
    <ReasonDialog
      heading={t(`member.deeds.${deed}.heading`)}
      text={isSelf && deed === 'signOut' ? t('member.deeds.signOut.own') : t(`member.deeds.${deed}.text`, { name })}
      hint={t(SHOWN_TO_MEMBER.has(deed) ? 'member.reasonShown' : 'member.reasonLogged')}
      confirm={t(`member.deeds.${deed}.confirm`)}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={(reason) => void confirm(reason)}
    />
  )
}

const CALLS = { suspend: panel.suspendMember, resume: panel.resumeMember, signOut: panel.signOutMember } as const

interface Order {
  readonly memberId: string
  readonly reason: string
  readonly headers: OrderHeaders
}

function send(wanted: WantedDeed, { memberId, reason, headers }: Order) {
  const params = { id: memberId }
  if (wanted.deed === 'giveBack') return call(panel.giveBackEdit, { params, body: { edit_id: wanted.editId, reason }, headers })
  return call(CALLS[wanted.deed], { params, body: { reason }, headers })
}
