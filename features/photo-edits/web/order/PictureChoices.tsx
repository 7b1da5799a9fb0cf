import { needOf } from '#features/photo-edits/operations.ts'
import { type DraftSource, LiveLayoutPicker } from '../layouts/LiveLayoutPicker.tsx'
import { type Choices, layoutOf } from './choices.ts'
import { FormatPicker } from './FormatPicker.tsx'
import { LayoutPicker } from './LayoutPicker.tsx'

interface PictureChoicesProps {
  choices: Choices
  onChange: (changed: Partial<Choices>) => void
  /** The one photo that is ordered: its layouts are shown with it. */
  source?: DraftSource | undefined
}

/** What a picture looks like apart from its backdrop: format and layout. */
export function PictureChoices({ choices, onChange, source }: PictureChoicesProps) {
  const choose = (layout: Choices['layout']) => onChange({ layout })
  return (
    <>
      <FormatPicker value={choices.format} onChange={(format) => onChange({ format })} />
      {source && needOf(choices.operation) !== 'words' ? (
        <LiveLayoutPicker key={source.photoId} value={layoutOf(choices)} onChange={choose} choices={choices} source={source} />
      ) : (
        <LayoutPicker value={layoutOf(choices)} onChange={choose} />
      )}
    </>
  )
}
