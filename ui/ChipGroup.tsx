import { RadioGroup } from 'radix-ui'
import { clsx } from 'clsx'
import { chooseByArrow } from './choose-by-arrow.ts'

interface ChipGroupProps<Value extends string> {
  /** The group's label. */
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly text: string }[]
  onChange: (value: Value) => void
  /** On phones in one row that scrolls sideways, for many chips. */
  isOneLine?: boolean
}

/** A choice of one, as words that wrap. For names that are too long for a segmented control. */
export function ChipGroup<Value extends string>({ label, value, options, onChange, isOneLine = false }: ChipGroupProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(chosen) => onChange(chosen as Value)} // as: Radix knows strings, the options are all Values
      onKeyDownCapture={chooseByArrow}
      className={clsx(
        'flex gap-2',
        isOneLine
          ? 'max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:whitespace-nowrap py-1 [scrollbar-width:none] sm:flex-wrap'
          : 'flex-wrap',
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} className={chipClass}>
          {option.text}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}

/** The style of a chip, also for buttons and links that look like one. */
export const chipClass = clsx(
  'inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full bg-surface px-3.5 py-1 text-left text-sm font-medium text-ink',
  'ring-1 ring-edge transition-colors ring-inset hover:bg-sunken',
  'data-[state=checked]:bg-ink data-[state=checked]:text-page data-[state=checked]:ring-ink',
  'aria-[current=true]:bg-ink aria-[current=true]:text-page aria-[current=true]:ring-ink',
)
