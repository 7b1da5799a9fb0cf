import { BackdropPicker } from './BackdropPicker.tsx'
import { BackdropWords } from './BackdropWords.tsx'
import type { View } from '#features/photo-edits/contract.ts'
import { needOf } from '#features/photo-edits/operations.ts'
import type { Choices } from './choices.ts'

interface BackdropChoiceProps {
  choices: Choices
  /** The photo's angle; undefined while unknown. */
  view: View | undefined
  /** The last order was refused for its description. */
  areWordsRefused: boolean
  onChange: (changed: Partial<Choices>) => void
}

/** The backdrop, for the operations that change it: one from the gallery, or a description. */
export function BackdropChoice({ choices, view, areWordsRefused, onChange }: BackdropChoiceProps) {
  const need = needOf(choices.operation)
  switch (need) {
    case 'backdrop':
      return <BackdropPicker value={choices.backdrop} view={view} onChange={(backdrop) => onChange({ backdrop })} />
    case 'words':
      return (
        <BackdropWords
          value={choices.words}
          isRefused={areWordsRefused}
          onChange={(words) => onChange({ words })}
          // the text stays, for members who come back to it
          onBackdrop={(backdrop) => onChange({ operation: 'swap', backdrop })}
        />
      )
    case 'message':
    case undefined:
      return null
    default:
      return need satisfies never
  }
}
