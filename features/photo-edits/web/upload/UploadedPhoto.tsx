import { useTranslation } from 'react-i18next'
import type { Photo } from '#features/photo-edits/contract.ts'
import { PhotoPicture } from './PhotoPicture.tsx'
import { AspectBox } from '../gallery/AspectBox.tsx'
import { useMeasuredRatio } from '../result/use-measured-ratio.ts'

interface UploadedPhotoProps {
  sources: readonly (string | null | undefined)[]
  photo?: Photo | undefined
}

/** The member's photo in the upload area. */
export function UploadedPhoto({ sources, photo }: UploadedPhotoProps) {
  const { t } = useTranslation('studio')
  const { ratio, onLoad } = useMeasuredRatio(photo)
  return (
    <AspectBox ratio={ratio} className="shadow-float">
      <PhotoPicture sources={sources} alt={t('photo.yours')} className="size-full object-cover" onLoad={onLoad} />
    </AspectBox>
  )
}
