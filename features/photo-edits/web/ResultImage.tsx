import { ImageOff } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

interface ResultImageProps {
  /** Fetched again by another address: a browser remembers what failed. */
  address: string
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void
  /** Also gets a fresh address, since the old one may have grown too old. */
  onRetry: () => void
}

/** The finished picture; when it does not arrive, that, and the way to try again. */
export function ResultImage({ address, onLoad, onRetry }: ResultImageProps) {
  const { t } = useTranslation('studio')
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  if (hasFailed) {
    return (
      <div
        className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-4 bg-surface p-6 text-center"
        role="alert"
      >
        <ImageOff className="size-8 text-faint" strokeWidth={1.5} aria-hidden="true" />
        <p className="text-sm text-soft">{t('result.notLoaded')}</p>
        <Button
          size="small"
          className="min-h-11"
          onClick={() => {
            setFailed(false)
            setTries((count) => count + 1)
            onRetry()
          }}
        >
          {t('upload.retry')}
        </Button>
      </div>
    )
  }
  return (
    <img
      src={tries === 0 ? address : `${address}&try=${tries}`}
      alt={t('result.picture')}
      draggable={false}
      className="absolute inset-0 size-full object-cover"
      onLoad={onLoad}
      onError={() => setFailed(true)}
    />
  )
}
