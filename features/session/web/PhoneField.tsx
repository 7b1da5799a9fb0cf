import type { ComponentProps } from 'react'
import { TextField } from '#ui/TextField.tsx'
import { maskInput } from './mask-input.ts'
import { maskPhone } from './phone-number.ts'

/** A field that formats a Brazilian number as (11) 99999-9999 while it is typed or pasted. */
export function PhoneField({ onChange, ...field }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...field}
      onChange={(event) => {
        maskInput(event.currentTarget, maskPhone)
        onChange?.(event)
      }}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      className="text-lg tabular-nums"
    />
  )
}
