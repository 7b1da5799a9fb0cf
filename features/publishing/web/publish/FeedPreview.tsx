import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'

interface FeedPreviewProps {
  /** Without the @. */
  account: string
  /** Addresses of the pictures exactly as they would be posted; several are a carousel. */
  pictures: readonly [string, ...string[]]
  /** Width divided by height. */
  ratio: number
  caption: string
  /** Describes the first picture. */
  altText: string
}

/** The post as it will look in the feed, with the exact crop of each picture. */
export function FeedPreview({ account, pictures, ratio, caption, altText }: FeedPreviewProps) {
  const { t } = useTranslation('publishing')
  const [wanted, setPlace] = useState(0)
  // a picture that was shown may have been taken out of the carousel
  const place = Math.min(wanted, pictures.length - 1)
  const picture = pictures[place] ?? pictures[0]
  return (
    <figure
      aria-label={t('preview.label')}
      className="mx-auto w-full overflow-hidden rounded-card bg-surface shadow-lift [--tallest:46dvh] lg:shadow-float lg:[--tallest:56dvh]"
      style={{ maxWidth: `min(26rem, calc(var(--tallest) * ${ratio}))` }}
    >
      <figcaption className="flex items-center gap-2.5 px-4 py-3 text-sm font-semibold">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-accent font-display text-on-accent uppercase"
        >
          {account.charAt(0)}
        </span>
        <span className="min-w-0 truncate">{account}</span>
      </figcaption>
      <div className="relative">
        <FeedPicture key={picture} address={picture} ratio={ratio} altText={place === 0 ? altText : ''} />
        {pictures.length > 1 && <Turner place={place} count={pictures.length} onTurn={setPlace} />}
      </div>
      {caption.trim() !== '' && (
        <div className="px-4 py-3 text-sm">
          <p className="line-clamp-2 wrap-anywhere">
            <span className="font-semibold">{account}</span> {caption.trim()}
          </p>
        </div>
      )}
    </figure>
  )
}

interface TurnerProps {
  /** From 0. */
  place: number
  count: number
  onTurn: (place: number) => void
}

/** Turns to the picture before and after, as Instagram does. At either end its button stays, so that focus does too. */
function Turner({ place, count, onTurn }: TurnerProps) {
  const { t } = useTranslation('publishing')
  const className =
    'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-black/60 text-white aria-disabled:opacity-30'
  const [isFirst, isLast] = [place === 0, place === count - 1]
  return (
    <>
      <output
        aria-label={t('preview.place', { place: place + 1, count })}
        className="absolute top-3 right-3 rounded-full bg-black/70 px-2.5 py-1 text-xs text-white tabular-nums"
      >
        {place + 1}/{count}
      </output>
      <button
        type="button"
        aria-label={t('preview.previous')}
        aria-disabled={isFirst}
        onClick={() => onTurn(Math.max(0, place - 1))}
        className={clsx(className, 'left-2')}
      >
        <ChevronLeft className="size-6" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('preview.next')}
        aria-disabled={isLast}
        onClick={() => onTurn(Math.min(count - 1, place + 1))}
        className={clsx(className, 'right-2')}
      >
        <ChevronRight className="size-6" aria-hidden="true" />
      </button>
    </>
  )
}

/** Shows progress, because the picture is made on request. */
function FeedPicture({ address, ratio, altText }: { address: string; ratio: number; altText: string }) {
  const { t } = useTranslation('publishing')
  const [arrival, setArrival] = useState<'awaited' | 'here' | 'failed'>('awaited')
  const [tries, setTries] = useState(0)
  return (
    <div className="relative grid place-items-center bg-sunken" style={{ aspectRatio: ratio }}>
      {arrival === 'failed' ? (
        <div role="alert" className="flex flex-col items-center gap-3 p-6 text-center text-sm text-soft">
          <ImageOff className="size-7 text-faint" strokeWidth={1.5} aria-hidden="true" />
          {t('preview.failed')}
          <Button
            size="small"
            className="min-h-11"
            onClick={() => {
              setTries(tries + 1)
              setArrival('awaited')
            }}
          >
            {t('preview.retry')}
          </Button>
        </div>
      ) : (
        <img
          key={tries}
          src={tries === 0 ? address : `${address}&try=${tries}`}
          alt={altText.trim() === '' ? t('preview.picture') : altText}
          onLoad={() => setArrival('here')}
          onError={() => setArrival('failed')}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {arrival === 'awaited' && (
        <span className="absolute inset-0 grid place-items-center bg-sunken text-faint">
          <Spinner label={t('preview.awaited')} className="size-7" />
        </span>
      )}
    </div>
  )
}
