import { LayoutGrid } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { chooseByArrow } from '#ui/choose-by-arrow.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Backdrop, View } from '#features/photo-edits/contract.ts'
import { pickSamples } from './backdrop-groups.ts'
import { BackdropGallery } from './BackdropGallery.tsx'
import { BackdropTile } from './BackdropTile.tsx'
import { useBackdrops } from './use-backdrops.ts'

/** Two rows of four; the last place opens the gallery. */
const SAMPLES = 7
/** For a photo taken from above: only one group suits it. */
const SAMPLES_FROM_ABOVE = 4
const GRID = 'grid grid-cols-4 gap-2.5'

interface BackdropPickerProps {
  value: string | undefined
  /** The photo's angle; undefined while unknown. */
  view: View | undefined
  onChange: (backdrop: string) => void
}

/** A few ready backdrops of different kinds, and the button for all the others. */
export function BackdropPicker({ value, view, onChange }: BackdropPickerProps) {
  const { t } = useTranslation('studio')
  const { data: backdrops, isError, refetch } = useBackdrops(view)
  const chosen = backdrops?.find(({ id }) => id === value)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold">{t('compose.backdrop')}</span>
        <span className="min-w-0 text-right text-faint">{chosen?.name ?? t('compose.noBackdrop')}</span>
      </p>
      {isError ? (
        <div className="flex items-center justify-between gap-4 text-sm text-soft">
          {t('compose.backdropsFailed')}
          <Button size="small" onClick={() => void refetch()}>
            {t('upload.retry')}
          </Button>
        </div>
      ) : (
        <Samples backdrops={backdrops} value={value} view={view} onChange={onChange} />
      )}
    </div>
  )
}

interface SamplesProps extends BackdropPickerProps {
  /** Undefined while they are loading. */
  backdrops: readonly Backdrop[] | undefined
}

function Samples({ backdrops, value, view, onChange }: SamplesProps) {
  const { t } = useTranslation('studio')
  const [isOpen, setOpen] = useState(false)
  const fromFirst = view === 'above' ? SAMPLES_FROM_ABOVE : 1
  if (!backdrops) {
    return (
      <div className={GRID}>
        {Array.from({ length: SAMPLES + 1 }, (_, place) => (
          <Skeleton key={place} className="aspect-4/5 !rounded-print" />
        ))}
      </div>
    )
  }
  return (
    <div className="relative">
      <RadioGroup.Root
        aria-label={t('compose.backdrop')}
        value={value ?? null}
        onValueChange={onChange}
        onKeyDownCapture={chooseByArrow}
        // a box of its own: an element without one takes no focus, and the Tab key would pass over every tile
        className={GRID}
      >
        {pickSamples(backdrops, value, { count: SAMPLES, fromFirst }).map((backdrop) => (
          <BackdropTile key={backdrop.id} backdrop={backdrop} />
        ))}
        <span aria-hidden="true" className="col-start-4 aspect-4/5" />
      </RadioGroup.Root>
      <button
        type="button"
        // over the empty place
        className="absolute right-0 bottom-0 flex aspect-4/5 w-[calc((100%-1.875rem)/4)] flex-col items-center justify-center gap-1.5 rounded-print bg-surface p-1 text-center text-xs leading-tight font-semibold ring-1 ring-edge ring-inset hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <LayoutGrid className="size-5" aria-hidden="true" />
        {t('backdrops.all', { count: backdrops.length })}
      </button>
      <BackdropGallery
        isOpen={isOpen}
        backdrops={backdrops}
        value={value}
        onClose={() => setOpen(false)}
        onChoose={(backdrop) => {
          onChange(backdrop)
          setOpen(false)
        }}
      />
    </div>
  )
}
