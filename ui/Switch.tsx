import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

interface SwitchProps {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On or off, at once. The whole line is the target. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id} className="flex-1 cursor-pointer">
        <span className="block text-sm font-semibold">{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm text-faint">
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="relative h-8 w-13 shrink-0 rounded-full bg-edge transition-colors data-[state=checked]:bg-ink"
      >
        <Radix.Thumb className="block size-6 translate-x-1 rounded-full bg-page transition-transform data-[state=checked]:translate-x-6" />
      </Radix.Root>
    </div>
  )
}
