import { useQuery } from '@tanstack/react-query'
import { Brush, Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Photo } from '#features/photo-edits/contract.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { changesBackdrop } from '#features/photo-edits/operations.ts'
import { Badge } from '#ui/Badge.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { CorrectionDialog } from '../corrections/CorrectionDialog.tsx'
import { type Corrections, useCorrections } from '../corrections/use-corrections.ts'
import type { Choices } from '../order/choices.ts'
import { useBackdrops } from '../order/use-backdrops.ts'
import { Composing } from '../preview/Composing.tsx'
import { SubjectOnBackdrop } from '../preview/SubjectOnBackdrop.tsx'
import { cutoutQuery, useCutout } from '../preview/use-cutout.ts'
import { PhotoTile } from './PhotoTile.tsx'
import { RoundButton } from './RoundButton.tsx'

interface ArrivedPhotoProps {
  photoId: string
  photo: Photo | undefined
  /** Such as "Foto 2". */
  label: string
  choices: Choices
  isOrdered: boolean
  /** Undefined while it is being ordered. */
  onRemove: (() => void) | undefined
}

/** Twenty streams would use up a browser's connections, so cutouts on their way are asked for now and then. */
const ASK_AGAIN_MS = 3000
/** Of a tile, in pixels of a sharp screen. */
const SIZE = { width: 240, height: 300 } as const

/** One of several photos: its subject on the chosen backdrop, what is doubtful of its cutout, and the way to correct it. */
export function ArrivedPhoto({ photoId, photo, label, choices, isOrdered, onRemove }: ArrivedPhotoProps) {
  const { t } = useTranslation('studio')
  return (
    <PhotoTile sources={[photo?.preview_url]} label={label} onRemove={onRemove}>
      {photo && changesBackdrop(choices.operation) && (
        <CutOut key={photoId} photo={photo} label={label} choices={choices} canCorrect={onRemove !== undefined} />
      )}
      {isOrdered && (
        <span className="absolute inset-0 grid place-items-center bg-veil text-white">
          <Check className="size-7" aria-hidden="true" />
          <VisuallyHidden>{t('several.ordered')}</VisuallyHidden>
        </span>
      )}
    </PhotoTile>
  )
}

interface CutOutProps {
  photo: Photo
  label: string
  choices: Choices
  canCorrect: boolean
}

/** What is known of the cutout, over the photo. */
function CutOut({ photo, label, choices, canCorrect }: CutOutProps) {
  const { t } = useTranslation('studio')
  const [isCorrecting, setCorrecting] = useState(false)
  // as long as the tile: what is drawn without a connection goes once it is back, after the tool is closed, too
  const corrections = useCorrections(photo.id)
  const { data: cutout } = useQuery({
    ...cutoutQuery(photo.id),
    refetchInterval: ({ state: { data } }) => (data?.state === 'working' ? ASK_AGAIN_MS : false),
  })
  if (!cutout) return null
  const isDoubtful = isInDoubt(cutout) || corrections.isHeldUp
  // a corrected one that is being made keeps the way to the tool, and with it the focus
  const isCut = cutout.state !== 'working' || cutout.revision > 1
  return (
    <>
      {choices.operation === 'swap' && <Preview photo={photo} cutout={cutout} choices={choices} />}
      {canCorrect && isDoubtful && <Doubtful label={label} />}
      {canCorrect && isCut && (
        <RoundButton label={t('several.correct', { photo: label })} isLeft onClick={() => setCorrecting(true)}>
          <Brush className="size-4" aria-hidden="true" />
        </RoundButton>
      )}
      {isCorrecting && <Correcting photo={photo} corrections={corrections} onClose={() => setCorrecting(false)} />}
    </>
  )
}

function isInDoubt({ state, doubts }: Cutout): boolean {
  return state === 'refused' || doubts.length > 0
}

function Doubtful({ label }: { label: string }) {
  const { t } = useTranslation('studio')
  return (
    <span className="absolute inset-x-1 bottom-1 flex justify-center">
      <Badge variant="accent">
        {t('several.doubtful')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Badge>
    </span>
  )
}

function Preview({ photo, cutout, choices }: { photo: Photo; cutout: Cutout; choices: Choices }) {
  const { data: backdrops } = useBackdrops(cutout.view)
  const backdrop = backdrops?.find(({ id }) => id === choices.backdrop)
  if (!backdrop) return null
  return (
    <Composing cutout={cutout} photo={photo} seed={choices.seed}>
      <SubjectOnBackdrop
        key={backdrop.id}
        backdrop={backdrop}
        {...SIZE}
        hasLightMatch={choices.hasLightMatch}
        className="absolute inset-0 size-full"
      />
    </Composing>
  )
}

interface CorrectingProps {
  photo: Photo
  corrections: Corrections
  onClose: () => void
}

/** The tool for one of them: what is corrected is what is ordered. */
function Correcting({ photo, corrections, onClose }: CorrectingProps) {
  const cutout = useCutout(photo.id, { isEnabled: true })
  return cutout ? <CorrectionDialog photo={photo} cutout={cutout} corrections={corrections} isOpen onClose={onClose} /> : null
}
