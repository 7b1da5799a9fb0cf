import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fieldClass } from './field.ts'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly { readonly value: string; readonly text: string }[]
  }

/** The browser's own list in our clothes: on phones nothing of ours would be as good. */
export function Select({ label, hint, error, options, className, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <span className="relative">
          <select
            {...select}
            {...ties}
            className={fieldClass(error !== undefined, `h-13 appearance-none pr-11 ${className ?? ''}`)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-soft"
            aria-hidden="true"
          />
        </span>
      )}
    </FieldFrame>
  )
}
