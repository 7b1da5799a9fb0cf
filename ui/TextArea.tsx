import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { fieldClass } from './field.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'value'> & {
    value: string
    /** The longest accepted text; shows a counter, which counts an emoji as one character, as people do. */
    limit?: number
  }

/** From this share of the limit on, the counter is announced. */
const NEAR = 0.9

/** Several lines of text that grow with their content. */
export function TextArea({ label, hint, error, limit, value, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      aside={limit !== undefined && <Counter used={Array.from(value).length} limit={limit} />}
    >
      {(ties) => (
        <textarea
          rows={3}
          {...area}
          {...ties}
          value={value}
          maxLength={limit}
          className={fieldClass(error !== undefined, clsx('field-sizing-content min-h-24 resize-none py-3', className))}
        />
      )}
    </FieldFrame>
  )
}

function Counter({ used, limit }: { used: number; limit: number }) {
  const isNear = used >= limit * NEAR
  return (
    <span className={clsx('text-xs tabular-nums', isNear ? 'font-semibold text-ink' : 'text-faint')}>
      {used}/{limit}
    </span>
  )
}
