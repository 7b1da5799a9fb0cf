import { RadioGroup } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { chooseByArrow } from '#ui/choose-by-arrow.ts'
import { type Layout, LAYOUTS } from '#features/photo-edits/layouts.ts'
import { LayoutShape } from './LayoutShape.tsx'

interface LayoutPickerProps {
  value: Layout
  onChange: (layout: Layout) => void
}

/** What the post is set by, before the order; filled from the line for the caption, and free to change afterwards. */
export function LayoutPicker({ value, onChange }: LayoutPickerProps) {
  const { t } = useTranslation('studio')
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm" aria-hidden="true">
        <span className="font-semibold">{t('layouts.title')}</span>
        <span className="text-faint">{t(`layouts.names.${value}`)}</span>
      </p>
      <RadioGroup.Root
        aria-label={t('layouts.title')}
        value={value}
        onValueChange={(chosen) => onChange(chosen as Layout)} // as: Radix knows strings, the options are all layouts
        onKeyDownCapture={chooseByArrow}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:gap-0.5 md:px-0"
      >
        {LAYOUTS.map((layout) => (
          <RadioGroup.Item
            key={layout}
            value={layout}
            aria-label={t(`layouts.names.${layout}`)}
            className="shrink-0 rounded-control p-1.5 md:p-1 ring-1 ring-transparent transition-colors ring-inset hover:bg-sunken data-[state=checked]:bg-sunken data-[state=checked]:ring-2 data-[state=checked]:ring-ink"
          >
            <LayoutShape layout={layout} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p className="text-sm text-faint">{t('layouts.fromLine')}</p>
    </div>
  )
}
