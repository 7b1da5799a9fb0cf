import type { ComponentProps } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { TextArea } from '#ui/TextArea.tsx'
import { useTooLong } from './use-too-long.ts'

type Area = Omit<ComponentProps<typeof TextArea>, 'name' | 'value' | 'defaultValue' | 'ref' | 'onChange' | 'onBlur' | 'tooLong'>

interface FormTextAreaProps<Fields extends FieldValues> extends Area {
  control: Control<Fields>
  name: FieldPathByValue<Fields, string>
}

/** Several lines of text of a form, with the form's error. */
export function FormTextArea<Fields extends FieldValues>({ control, name, limit, error, ...area }: FormTextAreaProps<Fields>) {
  const { field, fieldState } = useController({ control, name })
  const tooLong = useTooLong(field.value, limit)
  return <TextArea {...area} {...field} limit={limit} tooLong={tooLong} error={fieldState.error?.message ?? error} />
}
