import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'

export const company = endpoints({
  getCompany: {
    method: 'GET',
    path: '/api/company',
    summary: 'Who sells: what footer and checkout must show by law',
    access: 'public',
    reply: z.object({ legal_name: z.string(), tax_id: z.string(), address: z.string(), support_email: z.string() }),
    errors: [],
  },
})
