import type { ReactNode } from 'react'
import type { Photo, View } from '#features/photo-edits/contract.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import type { Choices } from '../order/choices.ts'
import { TwoPanes } from '../TwoPanes.tsx'
import { Composing } from './Composing.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'

interface PreviewPanesProps {
  cutout: Cutout | undefined
  choices: Choices
  photo: Photo | undefined
  view: View | undefined
  /** The photo as it was sent. */
  table: ReactNode
  children: ReactNode
}

/** The photo, or what the choices make of it, beside the choices. */
export function PreviewPanes({ cutout, choices, photo, view, table, children }: PreviewPanesProps) {
  return (
    <Composing cutout={cutout} photo={photo} seed={choices.seed}>
      <TwoPanes
        size="small"
        picture={
          <PreviewPanel choices={choices} photo={photo} view={view}>
            {table}
          </PreviewPanel>
        }
      >
        {children}
      </TwoPanes>
    </Composing>
  )
}
