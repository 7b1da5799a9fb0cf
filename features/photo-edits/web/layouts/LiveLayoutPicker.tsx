import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#features/brand/web/index.ts'
import type { Layout, PostTexts } from '#features/photo-edits/layouts.ts'
import { useDebouncedValue } from '#features/use-debounced-value.ts'
import { Button } from '#ui/Button.tsx'
import { chooseByArrow } from '#ui/choose-by-arrow.ts'
import type { Choices } from '../order/choices.ts'
import { FORMAT_SHAPES } from '../order/format-shapes.ts'
import { LayoutShape } from '../order/LayoutShape.tsx'
import { useSeen } from '../preview/use-seen.ts'
import { canDraft, draftAddress } from './draft-address.ts'
import { offeredLayouts } from './offered-layouts.ts'
import { useLineTexts } from './use-line-texts.ts'

/** The photo whose layouts are shown. */
export interface DraftSource {
  readonly photoId: string
  /** Of the photo: width over height. */
  readonly ratio: number
  readonly cutoutRevision: number | undefined
  /** Whether it is there, and cut out as far as it can be. */
  readonly isReady: boolean
}

interface LiveLayoutPickerProps {
  value: Layout
  onChange: (layout: Layout) => void
  choices: Choices
  source: DraftSource
}

/** Previews that are asked for at once: the engine makes one after the other, and a browser has few connections. */
const AT_ONCE = 2

/** The layouts with the member's own photo and line, before the order: three at first, then all. */
export function LiveLayoutPicker({ value, onChange, choices, source }: LiveLayoutPickerProps) {
  const { t } = useTranslation('studio')
  const group = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(group)
  const [isAll, setAll] = useState(false)
  const texts = useLineTexts(choices)
  const { first, others } = offeredLayouts('photo', texts)
  const isWhole = isAll || others.includes(value)
  const shown = isWhole ? [...first, ...others] : first
  const addressOf = useDraftAddresses(isSeen && source.isReady ? shown : [], { choices, source, texts })
  const ratio = FORMAT_SHAPES[choices.format].ratio ?? source.ratio
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm" aria-hidden="true">
        <span className="font-semibold">{t('layouts.title')}</span>
        <span className="text-faint">{t(`layouts.names.${value}`)}</span>
      </p>
      <RadioGroup.Root
        ref={group}
        aria-label={t('layouts.title')}
        value={value}
        onValueChange={(chosen) => onChange(chosen as Layout)} // as: Radix knows strings, the options are all layouts
        onKeyDownCapture={chooseByArrow}
        className="grid grid-cols-3 gap-2.5 sm:gap-3"
      >
        {shown.map((layout) => (
          <RadioGroup.Item
            key={layout}
            value={layout}
            aria-label={t(`layouts.names.${layout}`)}
            className="group flex min-w-0 flex-col gap-1.5 rounded-print text-left"
          >
            <Tile layout={layout} ratio={ratio} isChosen={layout === value} {...addressOf(layout)} />
            <span className="text-xs leading-tight font-medium" aria-hidden="true">
              {t(`layouts.names.${layout}`)}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p className="text-sm text-faint">{t('layouts.fromLine')}</p>
      {!others.includes(value) && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 min-h-11 self-start"
          aria-expanded={isAll}
          icon={<ChevronDown className={clsx('size-4.5 transition-transform', isAll && 'rotate-180')} aria-hidden="true" />}
          onClick={() => setAll(!isAll)}
        >
          {t(isAll ? 'layouts.fewer' : 'layouts.more')}
        </Button>
      )}
    </div>
  )
}

interface TilePreview {
  /** Undefined while others are loaded first, or where nothing can be shown. */
  readonly address: string | undefined
  /** Called when it is there, or has failed. */
  readonly onEnd: () => void
}

/** The address of each preview in its turn, at the pauses of typing and choosing. */
function useDraftAddresses(
  shown: readonly Layout[],
  { choices, source, texts }: Pick<LiveLayoutPickerProps, 'choices' | 'source'> & { readonly texts: PostTexts },
): (layout: Layout) => TilePreview {
  const { data: brand, isSuccess } = useBrand()
  const stamp = brand?.brand.stamp ?? ''
  const draft = { photoId: source.photoId, choices, texts, cutoutRevision: source.cutoutRevision, stamp }
  const wanted = isSuccess && canDraft(choices) ? shown.map((layout) => `${layout} ${draftAddress(layout, draft)}`) : []
  const settled = useDebouncedValue(wanted.join('\n'))
  const addresses = new Map(
    settled.split('\n').map((line): [string, string] => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']),
  )
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set())
  const asked = [...addresses.values()].filter((address) => address !== '' && !ended.has(address)).slice(0, AT_ONCE)
  return (layout) => {
    const address = addresses.get(layout) ?? ''
    return {
      address: ended.has(address) || asked.includes(address) ? address : undefined,
      onEnd: () => setEnded((before) => new Set([...before, address])),
    }
  }
}

interface TileProps extends TilePreview {
  layout: Layout
  ratio: number
  isChosen: boolean
}

/** What the layout makes of the photo; its shape until that is known. While another picture is made, the last one stays. */
function Tile({ layout, ratio, isChosen, address, onEnd }: TileProps) {
  const [loaded, setLoaded] = useState<string>()
  return (
    <span
      className={clsx(
        'relative grid w-full place-items-center overflow-hidden rounded-print bg-sunken outline-offset-2',
        isChosen ? 'outline-3 outline-accent' : 'outline-1 outline-line group-hover:outline-soft',
      )}
      style={{ aspectRatio: ratio }}
    >
      {loaded === undefined && <LayoutShape layout={layout} />}
      {[...new Set([loaded, address])].map(
        (source) =>
          source !== undefined && (
            <img
              key={source}
              src={source}
              alt=""
              onLoad={() => {
                setLoaded(source)
                onEnd()
              }}
              onError={onEnd}
              className={clsx('absolute inset-0 size-full object-cover', source !== loaded && 'opacity-0')}
            />
          ),
      )}
      {isChosen && (
        <span className="absolute top-1.5 right-1.5 flex size-6 items-center justify-center rounded-full bg-accent text-on-accent">
          <Check className="size-4" strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </span>
  )
}
