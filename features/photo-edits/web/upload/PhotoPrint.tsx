import { useTranslation } from 'react-i18next'
import type { Photo } from '#features/photo-edits/contract.ts'
import { PhotoPicture } from './PhotoPicture.tsx'
import { PrintFrame } from '../gallery/PrintFrame.tsx'
import { useMeasuredRatio } from '../result/use-measured-ratio.ts'

interface PhotoPrintProps {
  sources: readonly (string | null | undefined)[]
  photo?: Photo | undefined
}

/** The member's photo in the upload area. */
export function PhotoPrint({ sources, photo }: PhotoPrintProps) {
  const { t } = useTranslation('studio')
  const { ratio, onLoad } = useMeasuredRatio(photo)
  return (
    <PrintFrame ratio={ratio} className="shadow-float">
      <PhotoPicture sources={sources} alt={t('photo.yours')} className="size-full object-cover" onLoad={onLoad} />
    </PrintFrame>
  )
}
