import { clsx } from 'clsx'
import { ImageIcon } from 'lucide-react'
import { useState, type CSSProperties, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackOnline } from '../use-back-online.ts'

interface PhotoPictureProps {
  /** The addresses of the photo, best first: one that this browser cannot show (mostly HEIC) is replaced by the next. */
  sources: readonly (string | null | undefined)[]
  alt: string
  /** The text of the placeholder; by default that there is nothing to see yet. */
  missing?: string | undefined
  className?: string
  style?: CSSProperties
  onLoad?: (event: SyntheticEvent<HTMLImageElement>) => void
}

/** The member's photo, or a placeholder until there is something that the browser can show. */
export function PhotoPicture({ sources, alt, missing, className, style, onLoad }: PhotoPictureProps) {
  const { t } = useTranslation('studio')
  const [broken, setBroken] = useState<readonly string[]>([])
  useBackOnline(() => setBroken([]))
  const source = sources.find((candidate) => candidate && !broken.includes(candidate))
  if (!source) {
    return (
      <div
        className={clsx(
          'flex flex-col items-center justify-center gap-3 bg-surface p-4 text-center text-xs text-faint',
          className,
        )}
        style={style}
      >
        {missing !== '' && <ImageIcon className="size-8" strokeWidth={1.5} aria-hidden="true" />}
        <span>{missing ?? t('photo.noPreview')}</span>
      </div>
    )
  }
  return (
    <img
      src={source}
      alt={alt}
      draggable={false}
      className={className}
      style={style}
      onLoad={onLoad}
      onError={() => setBroken((known) => [...known, source])}
    />
  )
}
