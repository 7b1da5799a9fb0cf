import { cpf } from 'cpf-cnpj-validator'
import { z } from 'zod'
import { refuse } from '#platform/errors.ts'

/** The longest address that RFC 5321 allows. */
const email = z.email().max(254)

/** A typed e-mail address. @throws Refusal `invalid_email` */
export function readEmail(typed: string): string {
  const parsed = email.safeParse(typed.trim())
  return parsed.success ? parsed.data : refuse('invalid_email', { field: 'email' })
}

/** The eleven digits of a typed CPF, with or without its punctuation. @throws Refusal `invalid_document` */
export function readCpf(typed: string): string {
  const isPlain = /^[\d.\s-]+$/.test(typed)
  return isPlain && cpf.isValid(typed) ? cpf.strip(typed) : refuse('invalid_document', { field: 'document' })
}
