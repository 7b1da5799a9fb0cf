import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './LabelledField.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> {
  /** The label; may contain links, which do not toggle the box. */
  children: ReactNode
  error?: string | undefined
}

/** A checkbox of 24 px whose whole label is the target. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-11 items-start gap-3 py-2 text-sm leading-6 text-soft">
        <span className="relative grid shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
            className="peer size-6 appearance-none rounded-tick bg-surface ring-1 ring-edge ring-inset transition-colors checked:bg-ink checked:ring-ink hover:ring-ink disabled:cursor-not-allowed aria-invalid:ring-2 aria-invalid:ring-danger"
          />
          <Check
            strokeWidth={3.5}
            className="pointer-events-none absolute size-4.5 scale-50 text-page opacity-0 transition-all duration-150 peer-checked:scale-100 peer-checked:opacity-100"
            aria-hidden="true"
          />
        </span>
        <span>{children}</span>
      </label>
      <div id={errorId} aria-live="polite" className="empty:hidden">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
