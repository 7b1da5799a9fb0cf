import * as z from 'zod/mini'
import { endpoints, memberText, moment, phoneField } from '../endpoint.ts'

/** The word that a member types to delete the account, in every language; compared without case. */
export const CONFIRMATION = 'EXCLUIR'
/** How many exports of their data a member may download in 24 hours. */
export const EXPORTS_PER_DAY = 5

const kept = z.object({
  count: z.int(),
  /** When the next one is deleted automatically; null when there is none. */
  next_deletion_at: z.nullable(moment),
  /** How long each is kept. */
  days: z.int(),
})

export const keptData = z.object({
  photos: kept,
  results: kept,
  access_records: z.object({ days: z.int() }),
  /** When the next export is allowed; null if it is allowed now. */
  next_export_at: z.nullable(moment),
})
export type KeptData = z.infer<typeof keptData>

export const privacy = endpoints({
  getKeptData: {
    method: 'GET',
    path: '/api/user/data',
    summary: 'What is kept of the member, and when it is deleted',
    access: 'session',
    query: z.object(phoneField),
    reply: keptData,
    errors: [],
  },
  exportData: {
    method: 'GET',
    path: '/api/user/export',
    summary: 'A copy of everything that is kept of the member: one zip of JSON, photos and results',
    access: 'session',
    query: z.object(phoneField),
    reply: { content: 'application/zip' },
    errors: ['exports_used_up'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/user/delete-account',
    summary: 'Deletes the account at once: sessions, plan with the refund that is due, photos, results, person',
    access: 'session',
    needsPhone: true,
    body: z.object({ ...phoneField, confirmation: memberText(40) }),
    reply: z.object({
      auto_refund: z.object({
        refunds_processed: z.int(),
        results: z.array(z.object({ amount: z.number() })),
      }),
    }),
    errors: ['confirmation_wrong'],
  },
})
