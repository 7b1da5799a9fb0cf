import { ChevronsLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { REGULATED_TRADES, TRADE_PICTURE, type Trade } from '../trades.ts'
import { showOf, type TradePicture } from './trade-pictures.ts'

/** Where the line stands when the page opens, in percent from the left: enough of the photo to be seen, most of the result. */
const LINE_AT = 42

interface CompareProps {
  trade: Trade
  /** The ready backdrops' names, by id. */
  backdropNames: Readonly<Record<string, string>>
}

/**
 * A photo that becomes its result as the page opens (`landing.css`), with a line to drag and backdrops to try (`start-compare.ts`).
 * The result is a picture of its own underneath, so that it is there without a script and when the photo is still on its way.
 */
export function Compare({ trade, backdropNames }: CompareProps) {
  const { t } = useTranslation(['landing', 'trades'])
  const { before, afters } = showOf(trade)
  const [first] = afters
  if (!first) return null
  const isRegulated = REGULATED_TRADES.includes(trade)
  return (
    <div data-compare="" className="flex items-start gap-2.5 md:block">
      <div className="compare relative w-[min(17.5rem,33.2svh,100vw-6.875rem)] shrink-0 overflow-hidden select-none md:w-full">
        <Layer picture={first.picture} alt={t('examples.afterOf', { what: t(`trades:${trade}.after`) })} part="after" isFirst />
        <div className="compare-frame absolute inset-0 overflow-hidden">
          <Layer
            picture={before}
            alt={t('examples.beforeOf', { what: t(`trades:${trade}.before`) })}
            part="before"
            className="compare-photo"
          />
        </div>
        <Label className="left-2">{t(isRegulated ? 'examples.photo' : 'examples.before')}</Label>
        <Label className="right-2 bg-accent text-on-accent max-[22.4rem]:top-auto max-[22.4rem]:bottom-2">
          {t(isRegulated ? 'examples.newBackdrop' : 'examples.after')}
        </Label>
        <span aria-hidden="true" className="compare-line absolute inset-0 noscript:hidden">
          <span className="absolute inset-y-0 -left-px w-0.5 bg-white" />
          <span className="absolute top-[70%] -left-5.5 grid size-11 place-items-center rounded-full bg-white text-black shadow-float">
            <ChevronsLeftRight className="size-6" />
          </span>
        </span>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue={LINE_AT}
          aria-label={t('hero.compare')}
          className="compare-range absolute inset-0 size-full cursor-ew-resize opacity-0 noscript:hidden"
        />
      </div>
      <Backdrops afters={afters} names={backdropNames} />
    </div>
  )
}

function Label({ children, className }: { children: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-2 rounded-full bg-white px-2.5 font-display text-xs font-bold text-black ${className}`}
    >
      {children}
    </span>
  )
}

interface LayerProps {
  picture: TradePicture
  alt: string
  part: 'before' | 'after'
  isFirst?: boolean
  className?: string
}

function Layer({ picture, alt, part, isFirst = false, className }: LayerProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} />
      <img
        src={picture.webp}
        alt={alt}
        {...TRADE_PICTURE}
        data-part={part}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding={isFirst ? 'sync' : 'async'}
        draggable={false}
        className={`w-full ${className ?? ''}`}
      />
    </picture>
  )
}

/**
 * The results themselves are the buttons' pictures, so that a tap shows its result at once. They are loaded after the first paint
 * (`start-compare.ts`), but for the first one, which is there already.
 */
function Backdrops({ afters, names }: { afters: ReturnType<typeof showOf>['afters']; names: CompareProps['backdropNames'] }) {
  const { t } = useTranslation('landing')
  return (
    <fieldset
      aria-label={t('hero.backdrops')}
      className="flex flex-col gap-2.5 md:mt-2.5 md:flex-row md:items-center noscript:hidden"
    >
      {afters.map(({ backdrop, picture }, place) => (
        <button
          key={backdrop}
          type="button"
          aria-pressed={place === 0}
          aria-label={names[backdrop]}
          data-backdrop=""
          className="aspect-4/5 w-15 overflow-hidden rounded-print bg-sunken ring-2 ring-white aria-pressed:ring-4 aria-pressed:ring-ink md:aspect-auto md:size-12"
        >
          <picture>
            <source type="image/avif" {...(place > 0 && { 'data-srcset': picture.avif })} />
            <img
              {...(place > 0 && { 'data-src': picture.webp })}
              alt=""
              {...TRADE_PICTURE}
              fetchPriority="low"
              decoding="async"
              className="size-full object-cover"
            />
          </picture>
        </button>
      ))}
      <p aria-hidden="true" className="w-16 text-xs leading-4 font-semibold md:w-auto md:pl-1 md:text-sm md:leading-5">
        {t('hero.try')}
      </p>
    </fieldset>
  )
}
