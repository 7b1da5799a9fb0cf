import { createContext } from 'react'
import type { WantedAction } from './ActionDialog.tsx'
import type { WantedPicture } from './PictureDialog.tsx'

/** The dialogs that any part of a member's page can open. Provided by `MemberQuestions`. */
export interface AskOfPage {
  readonly forAction: (wanted: WantedAction) => void
  readonly forPicture: (wanted: WantedPicture) => void
}

export const AskPage = createContext<AskOfPage>({ forAction: () => undefined, forPicture: () => undefined })
