import { type Choices, layoutOf } from './choices.ts'
import { FormatPicker } from './FormatPicker.tsx'
import { LayoutPicker } from './LayoutPicker.tsx'

interface PictureChoicesProps {
  choices: Choices
  onChange: (changed: Partial<Choices>) => void
}

/** What a picture looks like apart from its backdrop: format and layout. */
export function PictureChoices({ choices, onChange }: PictureChoicesProps) {
  return (
    <>
      <FormatPicker value={choices.format} onChange={(format) => onChange({ format })} />
      <LayoutPicker value={layoutOf(choices)} onChange={(layout) => onChange({ layout })} />
    </>
  )
}
