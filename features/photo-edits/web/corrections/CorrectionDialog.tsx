import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WideSheet } from '#ui/Dialog.tsx'
import type { Photo } from '#features/photo-edits/contract.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { LoadedPart, part } from '../LoadedPart.tsx'
import type { Finish } from './MaskEditorFooter.tsx'
import type { Corrections } from './use-corrections.ts'

/** Most photos need no correction. */
export const correctionPart = part('correction', () => import('./MaskEditor.tsx'))

interface CorrectionDialogProps {
  photo: Photo
  cutout: Cutout
  corrections: Corrections
  isOpen: boolean
  onClose: () => void
  /** What the member does when the cutout is right; closing without it changes nothing more. Left out: it closes. */
  finish?: Finish
}

/**
 * Corrects a cutout by hand: by brush, by rectangle, or by answering what is in doubt. What is on its way arrives after it is closed,
 * too; what is held up is not dropped without a question.
 */
export function CorrectionDialog({ photo, cutout, corrections, isOpen, onClose, finish }: CorrectionDialogProps) {
  const { t } = useTranslation(['studio', 'common'])
  const [asked, setAsked] = useState<'close' | 'finish'>()
  const closing = { label: t('correction.done'), isBusy: false, run: onClose }
  const ending = finish ?? closing
  const ways = { close: onClose, finish: ending.run }
  // without a connection they stay, and go by themselves; only a picture that is to be made now needs them
  const isAsked = corrections.isHeldUp && (!corrections.isLost || finish !== undefined)
  const leave = (way: 'close' | 'finish') => (isAsked ? setAsked(way) : ways[way]())
  return (
    <WideSheet
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && leave('close')}
      title={t('correction.name')}
      closeLabel={t('common:close')}
    >
      <LoadedPart part={correctionPart}>
        {({ MaskEditor, LeaveDialog }) => (
          <>
            <MaskEditor
              photo={photo}
              cutout={cutout}
              corrections={corrections}
              finish={{ ...ending, run: () => leave('finish') }}
            />
            <LeaveDialog
              isOpen={asked !== undefined}
              onStay={() => setAsked(undefined)}
              onLeave={() => {
                setAsked(undefined)
                corrections.discard()
                if (asked) ways[asked]()
              }}
            />
          </>
        )}
      </LoadedPart>
    </WideSheet>
  )
}
