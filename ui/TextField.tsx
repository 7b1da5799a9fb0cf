import type { ComponentProps } from 'react'
import { fieldClass } from './field.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'>

/** One line of text. All properties, `ref` included, go to the input. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => <input {...input} {...ties} className={fieldClass(error !== undefined, `h-13 ${className ?? ''}`)} />}
    </FieldFrame>
  )
}
