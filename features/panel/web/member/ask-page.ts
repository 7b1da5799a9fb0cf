import { createContext } from 'react'
import type { WantedDeed } from './DeedDialog.tsx'
import type { WantedPicture } from './PictureDialog.tsx'

/** What any part of a member's page may ask for. Provided by `MemberQuestions`. */
export interface AskOfPage {
  readonly forDeed: (wanted: WantedDeed) => void
  readonly forPicture: (wanted: WantedPicture) => void
}

export const AskPage = createContext<AskOfPage>({ forDeed: () => undefined, forPicture: () => undefined })
