import type { Failure } from '#features/api.ts'
import type { FieldName, Problem } from './checkout-form.ts'

const FIELDS: ReadonlyMap<string, { readonly name: FieldName; readonly problem: Problem }> = new Map([
  ['invalid_email', { name: 'email', problem: 'email' }],
  ['invalid_document', { name: 'document', problem: 'document' }],
])

/** How a form with card fields shows a refusal that belongs to a field as well as to the error box. */
export const AT_REFUSED_FIELD = {
  fieldOf: ({ code }: Failure) => FIELDS.get(code)?.name,
  /** A field shows the text of its problem. */
  textOf: ({ code, error }: Failure): string => FIELDS.get(code)?.problem ?? error,
}
