import type { ComponentProps } from 'react'
import { fieldClass } from './field.ts'
import { LabelledField, type FieldTexts } from './LabelledField.tsx'

/** A limit needs the words for a text beyond it: a browser's own `maxLength` would cut a pasted text without a word. */
type Limit =
  | {
      /** The longest accepted text, in UTF-16 units. A longer one stays whole in the field. */
      limit: number
      /** Says that the text is too long, and by how much; comes before any other error. */
      tooLong: string | undefined
      value: string
    }
  | { limit?: undefined; tooLong?: undefined; value?: string | undefined }

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'value' | 'maxLength'> & Limit

/** One line of text. All other properties, `ref` included, go to the input. */
export function TextField({ label, hint, error, limit, tooLong, value, className, ...input }: TextFieldProps) {
  const isTooLong = limit !== undefined && value.length > limit
  return (
    <LabelledField label={label} hint={hint} error={tooLong ?? error}>
      {(fieldProps) => (
        <input
          {...input}
          {...(value !== undefined && { value })}
          {...fieldProps}
          className={fieldClass(isTooLong || error !== undefined, `h-13 ${className ?? ''}`)}
        />
      )}
    </LabelledField>
  )
}
