import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'

interface FeedPreviewProps {
  /** Without the @. */
  account: string
  /** Address of the picture exactly as it would be posted. */
  picture: string
  /** Width divided by height. */
  ratio: number
  caption: string
  altText: string
}

/** The post as it will look in the feed, with the exact crop of the picture. */
export function FeedPreview({ account, picture, ratio, caption, altText }: FeedPreviewProps) {
  const { t } = useTranslation('publishing')
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
      <FeedPicture key={picture} address={picture} ratio={ratio} altText={altText} />
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
