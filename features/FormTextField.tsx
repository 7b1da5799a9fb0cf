import type { ComponentProps } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { TextField } from '#ui/TextField.tsx'
import { useTooLong } from './use-too-long.ts'

type Input = Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'defaultValue' | 'ref' | 'onChange' | 'limit' | 'tooLong'>

export interface FormTextFieldProps<Fields extends FieldValues> extends Input {
  control: Control<Fields>
  name: FieldPathByValue<Fields, string>
  /** The longest accepted text. A longer one stays whole in the field, which says by how much. */
  limit?: number
  /** Rewrites what is typed or pasted, for example in capitals. */
  rewrite?: (typed: string) => string
}

/** One line of text of a form, with the form's error. */
export function FormTextField<Fields extends FieldValues>(props: FormTextFieldProps<Fields>) {
  const { control, name, limit = Infinity, rewrite, error, ...input } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  const tooLong = useTooLong(value, limit)
  return (
    <TextField
      {...input}
      ref={ref}
      name={name}
      value={value}
      limit={limit}
      tooLong={tooLong}
      error={fieldState.error?.message ?? error}
      onChange={({ target }) => onChange(rewrite ? rewrite(target.value) : target.value)}
      onBlur={onBlur}
    />
  )
}
