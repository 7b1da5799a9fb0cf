import { BackdropPicker } from './BackdropPicker.tsx'
import { BackdropWords } from './BackdropWords.tsx'
import type { View } from '../contract.ts'
import type { Choices } from './choices.ts'

interface BackdropChoiceProps {
  choices: Choices
  /** From where the photo was taken; undefined as long as nobody knows. */
  view: View | undefined
  /** The last order was refused for its words. */
  areWordsRefused: boolean
  onChange: (changed: Partial<Choices>) => void
}

/** What comes behind the subject, for the operations that change it: one from the gallery, or one in words. */
export function BackdropChoice({ choices, view, areWordsRefused, onChange }: BackdropChoiceProps) {
  if (choices.operation === 'swap') {
    return <BackdropPicker value={choices.backdrop} view={view} onChange={(backdrop) => onChange({ backdrop })} />
  }
  if (choices.operation !== 'describe') return null
  return (
    <BackdropWords
      value={choices.words}
      isRefused={areWordsRefused}
      onChange={(words) => onChange({ words })}
      // the words stay, for whoever comes back to them
      onBackdrop={(backdrop) => onChange({ operation: 'swap', backdrop })}
    />
  )
}
