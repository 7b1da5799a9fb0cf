import { Check } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Backdrop } from '../contract.ts'
import { useBackdrops } from './use-backdrops.ts'

const ALL = ''
/** Placeholders while the list loads: what fits the strip on a phone. */
const PLACEHOLDERS = 8
const STRIP = 'grid grid-flow-col grid-rows-2 auto-cols-[6.75rem] gap-2.5'

interface BackdropPickerProps {
  value: string | undefined
  onChange: (backdrop: string) => void
}

/** The ready backdrops as prints to choose from, in a strip two rows high. */
export function BackdropPicker({ value, onChange }: BackdropPickerProps) {
  const { t } = useTranslation('studio')
  const { data: backdrops, isError, refetch } = useBackdrops()
  const [group, setGroup] = useState(ALL)
  const chosen = backdrops?.find(({ id }) => id === value)
  const shown = backdrops?.filter((backdrop) => group === ALL || backdrop.group === group)

  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold">{t('compose.backdrop')}</span>
        <span className="truncate text-faint">{chosen?.name ?? t('compose.noBackdrop')}</span>
      </p>
      {isError ? (
        <div className="flex items-center justify-between gap-4 text-sm text-soft">
          {t('compose.backdropsFailed')}
          <Button size="small" onClick={() => void refetch()}>
            {t('upload.retry')}
          </Button>
        </div>
      ) : (
        <>
          <ChipGroup
            isOneLine
            label={t('compose.backdropGroup')}
            value={group}
            options={[{ value: ALL, text: t('compose.allBackdrops') }, ...groupsOf(backdrops ?? [])]}
            onChange={setGroup}
          />
          <BackdropStrip backdrops={shown} value={value} onChange={onChange} />
        </>
      )}
    </div>
  )
}

interface BackdropStripProps extends BackdropPickerProps {
  /** Undefined while they are loading. */
  backdrops: readonly Backdrop[] | undefined
}

function BackdropStrip({ backdrops, value, onChange }: BackdropStripProps) {
  const { t } = useTranslation('studio')
  return (
    <div className="-mx-4 h-[20.75rem] overflow-x-auto px-4 py-1 lg:-mx-8 lg:px-8">
      {backdrops ? (
        <RadioGroup.Root aria-label={t('compose.backdrop')} value={value ?? null} onValueChange={onChange} className={STRIP}>
          {backdrops.map((backdrop) => (
            <BackdropPrint key={backdrop.id} backdrop={backdrop} />
          ))}
        </RadioGroup.Root>
      ) : (
        <div className={STRIP}>
          {Array.from({ length: PLACEHOLDERS }, (_, place) => (
            <Skeleton key={place} className="h-[8.4rem] !rounded-print" />
          ))}
        </div>
      )}
    </div>
  )
}

function BackdropPrint({ backdrop }: { backdrop: Backdrop }) {
  return (
    <RadioGroup.Item value={backdrop.id} className="group relative flex flex-col rounded-print text-left">
      <span className="relative block aspect-4/5 overflow-hidden rounded-print bg-line ring-ink ring-offset-2 ring-offset-page group-data-[state=checked]:ring-3">
        <img
          src={backdrop.thumbnail_url}
          alt=""
          width="320"
          height="400"
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        <span
          aria-hidden="true"
          className="absolute right-1.5 bottom-1.5 hidden size-6 place-items-center rounded-full bg-accent text-on-accent group-data-[state=checked]:grid"
        >
          <Check className="size-4" strokeWidth={3} />
        </span>
      </span>
      <span className="mt-1 truncate text-xs text-soft group-data-[state=checked]:font-semibold group-data-[state=checked]:text-ink">
        {backdrop.name}
      </span>
    </RadioGroup.Item>
  )
}

/** Every group once, in the order in which its first backdrop comes. */
function groupsOf(backdrops: readonly Backdrop[]): { value: string; text: string }[] {
  return [...new Map(backdrops.map(({ group, group_name: text }) => [group, { value: group, text }])).values()]
}
