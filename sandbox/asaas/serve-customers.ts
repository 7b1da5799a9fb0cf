import type { FastifyInstance } from 'fastify'
import { cnpj, cpf } from 'cpf-cnpj-validator'
import { z } from 'zod'
import type { Api } from './api.ts'
import type { Customer } from './store.ts'
import { dayOf } from './dates.ts'
import { invalid } from './errors.ts'
import { newCustomerId } from './ids.ts'
import { newestFirst, presentCustomer, presentList } from './present.ts'
import { named, read } from './read.ts'

const fields = z.looseObject({ name: z.string().trim().min(1), cpfCnpj: z.string(), mobilePhone: z.string().nullish() })
const text = z.string().optional()
const search = z.object({
  name: text,
  email: text,
  cpfCnpj: text,
  groupName: text,
  externalReference: text,
  offset: text,
  limit: text,
})

export function serveCustomers(scope: FastifyInstance, api: Api): void {
  const { customers } = api.store
  const change = (params: unknown, body: unknown) => {
    const customer = named(customers, params)
    const { name, cpfCnpj, ...more } = read(fields.partial(), body)
    checkPhone(more.mobilePhone)
    if (cpfCnpj !== undefined) customer.cpfCnpj = readTaxId(cpfCnpj)
    customer.name = name ?? customer.name
    customer.more = { ...customer.more, ...more }
    return presentCustomer(customer)
  }

  scope.post('/customers', ({ body }) => presentCustomer(addCustomer(api, body)))
  scope.get('/customers', ({ query }) => listCustomers(api, query))
  scope.get('/customers/:id', ({ params }) => presentCustomer(named(customers, params)))
  scope.put('/customers/:id', ({ params, body }) => change(params, body))
  scope.post('/customers/:id', ({ params, body }) => change(params, body))
  scope.get('/customers/:id/notifications', ({ params }) => presentList(named(customers, params) && [], {}, String))
  scope.post('/customers/:id/restore', ({ params }) => {
    const customer = named(customers, params)
    customer.deleted = false
    return presentCustomer(customer)
  })
  scope.delete('/customers/:id', ({ params }) => {
    const customer = named(customers, params)
    customer.deleted = true
    return { deleted: true, id: customer.id }
  })
}

/** Duplicates are allowed, also with the same CPF. */
function addCustomer({ store, clock }: Api, body: unknown): Customer {
  const { name, cpfCnpj, ...more } = read(fields, body)
  checkPhone(more.mobilePhone)
  const customer = {
    id: newCustomerId(),
    dateCreated: dayOf(clock.now()),
    name,
    cpfCnpj: readTaxId(cpfCnpj),
    deleted: false,
    more,
  }
  store.customers.add(customer)
  return customer
}

function listCustomers({ store }: Api, query: unknown) {
  const { name, cpfCnpj, offset, limit, ...same } = read(search, query)
  const found = store.customers
    .find({})
    .filter(
      (customer) =>
        !customer.deleted &&
        (name === undefined || customer.name.includes(name)) &&
        (cpfCnpj === undefined || customer.cpfCnpj === digitsOf(cpfCnpj)) &&
        Object.entries(same).every(([field, value]) => value === undefined || customer.more[field] === value),
    )
  return presentList(newestFirst(found), { offset, limit }, presentCustomer)
}

function readTaxId(given: string): string {
  const digits = digitsOf(given)
  if (cpf.isValid(digits) || cnpj.isValid(digits)) return digits
  throw invalid('invalid_object', 'O CPF/CNPJ informado é inválido.')
}

/** Recorded: a number of one repeated digit is refused. */
function checkPhone(phone: string | null | undefined): void {
  if (phone && /^(\d)\1+$/.test(digitsOf(phone))) throw invalid('invalid_mobilePhone', 'O celular informado é inválido.')
}

function digitsOf(written: string): string {
  return written.replaceAll(/\D/g, '')
}
