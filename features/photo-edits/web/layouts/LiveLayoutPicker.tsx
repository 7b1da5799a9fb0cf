import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FORMAT_RATIOS } from '#features/photo-edits/contract.ts'
import type { Layout } from '#features/photo-edits/layouts.ts'
import { Button } from '#ui/Button.tsx'
import { chooseByArrow } from '#ui/choose-by-arrow.ts'
import type { Choices } from '../order/choices.ts'
import { useSeen } from '../preview/use-seen.ts'
import { DraftTile } from './DraftTile.tsx'
import { offeredLayouts } from './offered-layouts.ts'
import { useDraftPreviews } from './use-draft-previews.ts'
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
  const previewOf = useDraftPreviews(isSeen && source.isReady ? shown : [], { choices, source, texts })
  const ratio = FORMAT_RATIOS[choices.format] ?? source.ratio
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
            <DraftTile layout={layout} ratio={ratio} isChosen={layout === value} {...previewOf(layout)} />
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
