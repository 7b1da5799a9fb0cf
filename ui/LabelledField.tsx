import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export interface FieldTexts {
  label: string
  /** Shown below the field before an error. */
  hint?: string | undefined
  /** Why the value is refused; replaces the hint. */
  error?: string | undefined
}

/** The attributes that connect a control with its texts; spread over the control. */
export interface FieldAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface LabelledFieldProps extends FieldTexts {
  /** At the right end of the label's line, such as a counter. */
  aside?: ReactNode
  children: (fieldAttributes: FieldAttributes) => ReactNode
}

/** A label above, the control, and one line below for the hint or the error. */
export function LabelledField({ label, hint, error, aside, children }: LabelledFieldProps) {
  const id = useId()
  const below = error ?? hint
  const belowId = `${id}-below`
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': below === undefined ? undefined : belowId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <div aria-live="polite" id={belowId} className="text-sm empty:hidden">
        {error === undefined ? hint !== undefined && <p className="text-faint">{hint}</p> : <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}

/** An error text below a control. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
