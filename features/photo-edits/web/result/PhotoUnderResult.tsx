import { useTranslation } from 'react-i18next'
import type { Edit } from '#features/photo-edits/contract.ts'
import { PhotoPicture } from '../upload/PhotoPicture.tsx'

interface PhotoUnderResultProps {
  sources: readonly (string | null | undefined)[]
  /** Missing for older edits. */
  frame: Edit['before_frame']
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** The photo, scaled and moved so that its subject covers that of the result, for comparison; free areas show a blurred copy. */
export function PhotoUnderResult({ sources, frame }: PhotoUnderResultProps) {
  const { t } = useTranslation('studio')
  if (!frame) return <PhotoPicture sources={sources} alt={t('photo.yours')} className="size-full object-cover" />
  const { left, top, width, height } = frame
  return (
    <div className="absolute inset-0 overflow-hidden bg-line">
      <PhotoPicture sources={sources} alt="" className="absolute inset-0 size-full scale-125 object-cover opacity-70 blur-2xl" />
      <PhotoPicture
        sources={sources}
        alt={t('photo.yours')}
        className="absolute max-w-none"
        style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
      />
    </div>
  )
}
