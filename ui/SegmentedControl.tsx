import { RadioGroup } from 'radix-ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { chooseByArrow } from './choose-by-arrow.ts'

interface SegmentedControlProps<Value extends string> {
  /** The group's label. */
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly text: string; readonly icon?: ReactNode }[]
  onChange: (value: Value) => void
  isDisabled?: boolean
  className?: string
}

/** A choice of one among a few, all visible. Arrow keys move the choice, as in any group of radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  isDisabled = false,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onValueChange={(chosen) => onChange(chosen as Value)} // as: Radix knows strings, the options are all Values
      onKeyDownCapture={chooseByArrow}
      className={clsx('grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="flex min-h-11 items-center justify-center gap-2 rounded-[0.625rem] px-1 text-sm sm:px-2 font-semibold text-soft transition-colors hover:text-ink disabled:cursor-not-allowed data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-lift dark:data-[state=checked]:bg-line"
        >
          {option.icon}
          <span>{option.text}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
