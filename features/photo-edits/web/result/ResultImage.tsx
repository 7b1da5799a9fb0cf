import { ImageOff } from 'lucide-react'
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { addressOfTry, waitBeforeTry } from './picture-tries.ts'
import { useBackOnline } from '../use-back-online.ts'

interface ResultImageProps {
  address: string
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void
  /** The picture did not load, and will be retried. */
  onFailed: () => void
  /** Also requests a fresh address, since the old one may have expired. */
  onRetry: () => void
}

/** The finished picture; while it does not load, a message. Retries by itself. */
export function ResultImage({ address, onLoad, onFailed, onRetry }: ResultImageProps) {
  const { t } = useTranslation('studio')
  const [tries, setTries] = useState(0)
  const [failures, setFailures] = useState(0)

  const retry = () => {
    setTries((count) => count + 1)
    onRetry()
  }
  const retryByItself = useEffectEvent(retry)
  useBackOnline(() => failures > 0 && retry())
  useEffect(() => {
    if (failures === 0) return undefined
    const timer = setTimeout(retryByItself, waitBeforeTry(failures))
    return () => clearTimeout(timer)
  }, [failures])

  return (
    <>
      <img
        key={tries}
        src={addressOfTry(address, tries)}
        alt={t('result.picture')}
        draggable={false}
        hidden={failures > 0}
        className="absolute inset-0 size-full object-cover"
        onLoad={(event) => {
          setFailures(0)
          onLoad(event)
        }}
        onError={() => {
          setFailures((count) => count + 1)
          onFailed()
        }}
      />
      {failures > 0 && (
        <div
          className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-4 bg-surface p-6 text-center"
          role="alert"
        >
          <ImageOff className="size-8 text-faint" strokeWidth={1.5} aria-hidden="true" />
          <p className="text-sm text-soft">{t('result.notLoaded')}</p>
          <Button size="small" className="min-h-11" onClick={retry}>
            {t('upload.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
