import { type ReactNode, useMemo } from 'react'
import { useMember } from '#features/session/web/index.ts'
import { useHistoryDialog } from '../use-history-dialog.ts'
import { AskPage } from './ask-page.ts'
import { ActionDialog, type WantedAction } from './ActionDialog.tsx'
import { PictureDialog, type WantedPicture } from './PictureDialog.tsx'

interface MemberQuestionsProps {
  memberId: string
  /** The member's display name. */
  name: string
  phone: string | null
  children: ReactNode
}

/** Provides the dialogs for every action on the member, wherever on the page it begins. */
export function MemberQuestions({ memberId, name, phone, children }: MemberQuestionsProps) {
  const isSelf = useMember().phone === phone
  const action = useHistoryDialog<WantedAction>()
  const picture = useHistoryDialog<WantedPicture>()
  const [forAction, forPicture] = [action.ask, picture.ask]
  const ask = useMemo(() => ({ forAction, forPicture }), [forAction, forPicture])
  return (
    <AskPage value={ask}>
      {children}
      {action.asked && (
        <ActionDialog memberId={memberId} name={name} isSelf={isSelf} wanted={action.asked} onClose={action.close} />
      )}
      {picture.asked && <PictureDialog memberId={memberId} name={name} wanted={picture.asked} onClose={picture.close} />}
    </AskPage>
  )
}
