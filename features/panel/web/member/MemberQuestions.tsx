import { type ReactNode, useMemo } from 'react'
import { useMember } from '#features/session/web/index.ts'
import { useQuestion } from '../use-question.ts'
import { AskPage } from './ask-page.ts'
import { DeedDialog, type WantedDeed } from './DeedDialog.tsx'
import { PictureDialog, type WantedPicture } from './PictureDialog.tsx'

interface MemberQuestionsProps {
  memberId: string
  /** As the member is called. */
  name: string
  phone: string | null
  children: ReactNode
}

/** Whatever would touch the member asks here first, wherever on the page it begins. */
export function MemberQuestions({ memberId, name, phone, children }: MemberQuestionsProps) {
  const isSelf = useMember().phone === phone
  const deed = useQuestion<WantedDeed>()
  const picture = useQuestion<WantedPicture>()
  const [forDeed, forPicture] = [deed.ask, picture.ask]
  const ask = useMemo(() => ({ forDeed, forPicture }), [forDeed, forPicture])
  return (
    <AskPage value={ask}>
      {children}
      {deed.asked && <DeedDialog memberId={memberId} name={name} isSelf={isSelf} wanted={deed.asked} onClose={deed.close} />}
      {picture.asked && <PictureDialog memberId={memberId} name={name} wanted={picture.asked} onClose={picture.close} />}
    </AskPage>
  )
}
