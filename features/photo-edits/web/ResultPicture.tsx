import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BeforeAfter } from '#ui/BeforeAfter.tsx'
import { Button } from '#ui/Button.tsx'
import type { Edit } from '../contract.ts'
import { FORMAT_LOOKS } from './format-looks.ts'
import { PhotoPicture } from './PhotoPicture.tsx'
import { PrintFrame } from './PrintFrame.tsx'
import { useMeasuredRatio } from './use-measured-ratio.ts'

interface ResultPictureProps {
  edit: Edit
  before: readonly (string | null | undefined)[]
  isNew: boolean
}

/** The result, large, with the photo it was made of behind a line to drag. */
export function ResultPicture({ edit, before, isNew }: ResultPictureProps) {
  const { t } = useTranslation('studio')
  const [isBeforeShown, setBeforeShown] = useState(false)
  const { ratio: measured, onLoad } = useMeasuredRatio()
  const ratio = FORMAT_LOOKS[edit.format].ratio ?? measured
  const after = (
    <img
      src={edit.result_url ?? undefined}
      alt={t('result.picture')}
      draggable={false}
      className="size-full object-cover"
      onLoad={onLoad}
    />
  )
  const show = (isShown: boolean) => () => setBeforeShown(isShown)
  return (
    <div className="flex w-full flex-col items-center gap-4">
      <PrintFrame ratio={ratio} className="bg-line shadow-float">
        {edit.before_url === null ? (
          after
        ) : (
          <BeforeAfter
            label={t('result.compare')}
            valueText={(percent) => t('result.compareValue', { percent })}
            isBeforeShown={isBeforeShown}
            isUnveiled={isNew}
            after={after}
            before={<PhotoPicture sources={before} alt={t('photo.yours')} className="size-full object-cover" />}
          />
        )}
      </PrintFrame>
      {edit.before_url !== null && (
        <Button
          size="small"
          className="touch-none"
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
