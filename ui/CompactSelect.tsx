import { Globe } from 'lucide-react'
import { useHydrated } from './use-hydrated.ts'

interface CompactSelectProps {
  label: string
  value: string
  options: readonly { readonly value: string; readonly text: string }[]
  onChange: (value: string) => void
}

/** The browser's own select, as small as its icon on phones, where it is the easiest to use. */
export function CompactSelect({ label, value, options, onChange }: CompactSelectProps) {
  const isHydrated = useHydrated()
  const chosen = options.find((option) => option.value === value)
  return (
    <span className="relative inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm text-soft hover:bg-sunken hover:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <Globe className="size-5" aria-hidden="true" />
      <span className="max-sm:hidden" aria-hidden="true">
        {chosen?.text}
      </span>
      <select
        aria-label={label}
        value={value}
        disabled={!isHydrated}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 size-full appearance-none bg-surface text-base text-ink opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  )
}
