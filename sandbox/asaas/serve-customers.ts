import type { FastifyInstance } from 'fastify'
import { cnpj, cpf } from 'cpf-cnpj-validator'
import { z } from 'zod'
import type { Api } from './api.ts'
import type { Customer } from './books.ts'
import { dayOf } from './dates.ts'
import { invalid, notFound } from './errors.ts'
import { newCustomerId } from './ids.ts'
import { type ListQuery, presentCustomer, presentList } from './present.ts'
import { read } from './read.ts'

const fields = z.looseObject({ name: z.string().trim().min(1), cpfCnpj: z.string() })
const search = z.looseObject({
  name: z.string().optional(),
  email: z.string().optional(),
  cpfCnpj: z.string().optional(),
  externalReference: z.string().optional(),
  offset: z.string().optional(),
  limit: z.string().optional(),
})

export function serveCustomers(scope: FastifyInstance, { books, clock }: Api): void {
  const { customers } = books
  const find = (params: unknown): Customer => {
    const { id } = params as { id: string } // named in the path
    return customers.get(id) ?? notFoundNow()
  }
  const change = (params: unknown, body: unknown) => {
    const customer = find(params)
    const given = read(fields.partial(), body)
    if (given.cpfCnpj !== undefined) customer.cpfCnpj = readTaxId(given.cpfCnpj)
    customer.name = given.name ?? customer.name
    customer.more = { ...customer.more, ...given }
    return presentCustomer(customer)
  }

  scope.post('/customers', ({ body }) => {
    const { name, cpfCnpj, ...more } = read(fields, body)
    const customer = {
      id: newCustomerId(),
      dateCreated: dayOf(clock.now()),
      name,
      cpfCnpj: readTaxId(cpfCnpj),
      deleted: false,
      more,
    }
    customers.set(customer.id, customer)
    return presentCustomer(customer)
  })
  scope.get('/customers', ({ query }) => {
    const { name, email, cpfCnpj, externalReference, ...page } = read(search, query)
    const found = [...customers.values()].filter(
      (customer) =>
        !customer.deleted &&
        (name === undefined || customer.name.includes(name)) &&
        (cpfCnpj === undefined || customer.cpfCnpj === cpfCnpj.replaceAll(/\D/g, '')) &&
        (email === undefined || customer.more['email'] === email) &&
        (externalReference === undefined || customer.more['externalReference'] === externalReference),
    )
    return presentList(found, page as ListQuery, presentCustomer) // as: what else a query holds is ignored
  })
  scope.get('/customers/:id', ({ params }) => presentCustomer(find(params)))
  scope.put('/customers/:id', ({ params, body }) => change(params, body))
  scope.post('/customers/:id', ({ params, body }) => change(params, body))
  scope.post('/customers/:id/restore', ({ params }) => {
    const customer = find(params)
    customer.deleted = false
    return presentCustomer(customer)
  })
  scope.delete('/customers/:id', ({ params }) => {
    const customer = find(params)
    customer.deleted = true
    return { deleted: true, id: customer.id }
  })
}

function notFoundNow(): never {
  throw notFound()
}

function readTaxId(given: string): string {
  const digits = given.replaceAll(/\D/g, '')
  if (cpf.isValid(digits) || cnpj.isValid(digits)) return digits
  throw invalid('invalid_object', 'O CPF/CNPJ informado é inválido.')
}
