import { type ReactNode, useMemo, useState } from 'react'
import { AskPage } from './ask-page.ts'
import { DeedDialog, type WantedDeed } from './DeedDialog.tsx'
import { PictureDialog, type WantedPicture } from './PictureDialog.tsx'

interface MemberQuestionsProps {
  memberId: string
  /** As the member is called. */
  name: string
  children: ReactNode
}

/** Whatever would touch the member asks here first, wherever on the page it begins. */
export function MemberQuestions({ memberId, name, children }: MemberQuestionsProps) {
  const [deed, setDeed] = useState<WantedDeed>()
  const [picture, setPicture] = useState<WantedPicture>()
  const ask = useMemo(() => ({ forDeed: setDeed, forPicture: setPicture }), [])
  return (
    <AskPage value={ask}>
      {children}
      {deed && <DeedDialog memberId={memberId} name={name} wanted={deed} onClose={() => setDeed(undefined)} />}
      {picture && <PictureDialog memberId={memberId} name={name} wanted={picture} onClose={() => setPicture(undefined)} />}
    </AskPage>
  )
}
