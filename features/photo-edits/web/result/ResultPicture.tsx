import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeforeAfter } from '#ui/BeforeAfter.tsx'
import { Button } from '#ui/Button.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { type Edit, FORMAT_RATIOS } from '#features/photo-edits/contract.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import { PhotoUnderResult } from './PhotoUnderResult.tsx'
import { AspectBox } from '../gallery/AspectBox.tsx'
import type { PictureState } from './ResultHeading.tsx'
import { ResultImage } from './ResultImage.tsx'
import { useMeasuredRatio } from './use-measured-ratio.ts'

interface ResultPictureProps {
  edit: Edit
  before: readonly (string | null | undefined)[]
  isNew: boolean
  /** Called when the picture has loaded, and when it fails. */
  onPicture: (state: PictureState) => void
  /** Loads the edit again, with fresh addresses. */
  onRefresh: () => void
}

/** The large result, with the original photo behind a line to drag. */
export function ResultPicture({ edit, before, isNew, onPicture, onRefresh }: ResultPictureProps) {
  const { t } = useTranslation('studio')
  const [isBeforeShown, setBeforeShown] = useState(false)
  const { ratio: measured, onLoad } = useMeasuredRatio()
  const [isLoaded, setLoaded] = useState(false)
  const ratio = FORMAT_RATIOS[edit.format] ?? measured
  const canCompare = edit.before_url !== null && isLoaded
  const after = (
    <ResultImage
      address={edit.result_url ?? ''}
      onRetry={onRefresh}
      onFailed={() => onPicture('failed')}
      onLoad={(event) => {
        onLoad(event)
        setLoaded(true)
        onPicture('loaded')
      }}
    />
  )
  const show = (isShown: boolean) => () => setBeforeShown(isShown)
  return (
    <div className="flex w-full flex-col items-center gap-4">
      <AspectBox ratio={ratio} className="bg-line shadow-float">
        {after}
        {!isFinished(edit.state) && <ChangingNote />}
        {canCompare && (
          <BeforeAfter
            label={t('result.compare')}
            valueText={(percent) => t('result.compareValue', { percent })}
            isBeforeShown={isBeforeShown}
            animatesReveal={isNew}
            before={<PhotoUnderResult sources={before} frame={edit.before_frame} />}
          />
        )}
      </AspectBox>
      {canCompare && (
        <Button
          size="small"
          className="min-h-11 touch-none"
          icon={<Eye className="size-4.5" aria-hidden="true" />}
          aria-pressed={isBeforeShown}
          onPointerDown={show(true)}
          onPointerUp={show(false)}
          onPointerCancel={show(false)}
          onPointerLeave={show(false)}
          onKeyDown={(event) => {
            if (event.key === ' ' || event.key === 'Enter') setBeforeShown(true)
          }}
          onKeyUp={show(false)}
          onBlur={show(false)}
          onContextMenu={(event) => event.preventDefault()}
        >
          {t('result.seeBefore')}
        </Button>
      )}
    </div>
  )
}

/** Over a picture that is being made again. */
function ChangingNote() {
  const { t } = useTranslation('studio')
  return (
    <span className="absolute top-3 left-3 z-10">
      <Badge variant="accent">
        <Spinner className="!size-3.5" />
        <span>{t('layouts.changing')}</span>
      </Badge>
    </span>
  )
}
