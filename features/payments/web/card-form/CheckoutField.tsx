import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { clsx } from 'clsx'
import { useCallback, type ComponentProps, type ReactNode } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldClass } from '#ui/field.ts'
import { LabelledField } from '#ui/LabelledField.tsx'
import { type CheckoutFields, type FieldName, isProblem } from './checkout-form.ts'

export type CheckoutControl = Control<CheckoutFields>

interface CheckoutFieldProps extends Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'className' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'placeholder' | 'type'
> {
  control: CheckoutControl
  name: FieldName
  label: string
  hint?: string | undefined
  /** Shown like an error, but does not block the form. */
  warning?: string | undefined
  aside?: ReactNode
  mask?: MaskitoOptions
  /** The required number of digits, for the problem's text. */
  digits?: number
  /** The most characters, for the problem's text. */
  limit?: number
}

/** One required field with its mask. */
export function CheckoutField({
  control,
  name,
  label,
  hint,
  warning,
  aside,
  mask,
  digits = 0,
  limit = 0,
  className,
  ...input
}: CheckoutFieldProps) {
  const { t } = useTranslation('checkout')
  const { field, fieldState } = useController({ control, name })
  const maskRef = useMaskito({ options: mask ?? null })
  const { ref: fieldRef, onChange, ...rest } = field
  const ref = useCallback(
    (element: HTMLInputElement | null) => {
      maskRef(element)
      fieldRef(element)
    },
    [maskRef, fieldRef],
  )
  const problem = fieldState.error?.message
  const textOf = (refusal: string) =>
    isProblem(refusal) ? t(`problems.${refusal}`, { digits, limit, length: field.value.trim().length }) : refusal
  return (
    <LabelledField label={label} hint={hint} error={problem === undefined ? warning : textOf(problem)} aside={aside}>
      {(fieldProps) => (
        <input
          {...input}
          {...rest}
          {...fieldProps}
          ref={ref}
          // the mask rewrites the value on the native event, which React's `onChange` would miss
          onInput={onChange}
          required
          className={fieldClass(problem !== undefined || warning !== undefined, clsx('h-13', className))}
        />
      )}
    </LabelledField>
  )
}
