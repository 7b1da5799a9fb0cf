import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { fieldClass } from './field.ts'
import { LabelledField, type FieldTexts } from './LabelledField.tsx'

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'maxLength'> & {
    value: string
    /** The longest accepted text, in UTF-16 units. A longer one stays whole in the field, and the counter shows it. */
    limit: number
    /** Says that the text is too long, and by how much; comes before any other error. */
    tooLong: string | undefined
  }

/** From this share of the limit on, the counter stands out. */
const NEAR = 0.9

/** Several lines of text that grow with their content. */
export function TextArea({ label, hint, error, limit, tooLong, value, className, ...area }: TextAreaProps) {
  const { length } = value
  return (
    <LabelledField label={label} hint={hint} error={tooLong ?? error} aside={<Counter used={length} limit={limit} />}>
      {(fieldProps) => (
        <textarea
          rows={3}
          {...area}
          {...fieldProps}
          value={value}
          className={fieldClass(
            length > limit || error !== undefined,
            clsx('field-sizing-content max-h-[70dvh] min-h-24 resize-none py-3', className),
          )}
        />
      )}
    </LabelledField>
  )
}

function Counter({ used, limit }: { used: number; limit: number }) {
  return (
    <span className={clsx('text-xs tabular-nums', counterLook(used, limit))}>
      {used}/{limit}
    </span>
  )
}

function counterLook(used: number, limit: number): string {
  if (used > limit) return 'font-semibold text-danger'
  return used >= limit * NEAR ? 'font-semibold text-ink' : 'text-faint'
}
