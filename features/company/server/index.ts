/** The public API of the company: the seller's details from configuration. */
import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { company as table } from '../contract.ts'

export interface Company {
  readonly legalName: string
  readonly taxId: string
  readonly address: string
  readonly supportEmail: string
}

export function companyRoutes(
  app: FastifyInstance,
  { company, accessGuard }: { company: Company; accessGuard: AccessGuard },
): void {
  const { legalName, taxId, address, supportEmail } = company
  const shown = { legal_name: legalName, tax_id: taxId, address, support_email: supportEmail }
  implement(app, { table, accessGuard, handlers: { getCompany: () => Promise.resolve(shown) } })
}
