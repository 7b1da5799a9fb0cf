import { clsx } from 'clsx'
import { ImageIcon, Images } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TinyPictureProps {
  address: string | null
  /** How many pictures the carousel has of which this is the first. */
  pictures?: number
  className: string
}

/** A thumbnail of a post. Decorative: the text beside it describes it. The number of a carousel's pictures is said. */
export function TinyPicture({ address, pictures = 1, className }: TinyPictureProps) {
  const { t } = useTranslation('publishing')
  if (pictures === 1) return <Thumbnail address={address} className={className} />
  return (
    <span className={clsx('relative block shrink-0', className)}>
      <Thumbnail address={address} className="size-full" />
      <span className="absolute top-1 right-1 inline-flex items-center gap-0.5 rounded-full bg-black/70 px-1.5 py-0.5 text-xs text-white tabular-nums">
        <Images className="size-3" aria-hidden="true" />
        <span aria-hidden="true">{pictures}</span>
        <span className="sr-only">{t('carousel.pictures', { count: pictures })}</span>
      </span>
    </span>
  )
}

function Thumbnail({ address, className }: Pick<TinyPictureProps, 'address' | 'className'>) {
  const [broken, setBroken] = useState<string>()
  if (address === null || address === broken) {
    return (
      <span className={clsx('grid shrink-0 place-items-center rounded-print bg-sunken text-faint', className)}>
        <ImageIcon className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      onError={() => setBroken(address)}
      className={clsx('shrink-0 rounded-print bg-sunken object-cover', className)}
    />
  )
}
