import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PhotoPicture } from '../upload/PhotoPicture.tsx'
import { RoundButton } from './RoundButton.tsx'

interface PhotoTileProps {
  sources: readonly (string | null | undefined)[]
  label: string
  onRemove: (() => void) | undefined
  children?: ReactNode
}

/** One of several photos, which can be left out. */
export function PhotoTile({ sources, label, onRemove, children }: PhotoTileProps) {
  const { t } = useTranslation('studio')
  return (
    <li className="relative aspect-4/5 overflow-hidden rounded-print bg-line">
      <PhotoPicture sources={sources} alt={label} missing="" className="size-full object-cover" />
      {children}
      {onRemove && (
        <RoundButton label={t('several.remove', { photo: label })} onClick={onRemove}>
          <X className="size-4" aria-hidden="true" />
        </RoundButton>
      )}
    </li>
  )
}
