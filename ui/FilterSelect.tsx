import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'

interface FilterSelectProps {
  label: string
  value: string
  /** The first one filters nothing. */
  options: readonly { readonly value: string; readonly text: string }[]
  onChange: (value: string) => void
}

/** The browser's own select in the size of a chip, dark while it filters. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const isOn = value !== options[0]?.value
  return (
    <span className={clsx('relative inline-flex max-w-full rounded-full', isOn ? 'bg-ink text-page' : 'bg-surface text-ink')}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 max-w-full min-w-0 appearance-none truncate [field-sizing:content] rounded-full bg-transparent py-1 pr-9 pl-4 text-sm font-medium ring-1 ring-edge ring-inset"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" aria-hidden="true" />
    </span>
  )
}
