/** The people in the panel's lists, with their status. */
import * as z from 'zod/mini'
import { id, moment } from '../endpoint.ts'
import { planOutline } from './member-shapes.ts'

/** All null for a deleted account. */
export const person = z.object({ id, name: z.nullable(z.string()), phone: z.nullable(z.string()), email: z.nullable(z.string()) })
export type PanelPerson = z.infer<typeof person>

const foundMember = z.extend(person, { created_at: moment })
export type PanelFoundMember = z.infer<typeof foundMember>

export const memberRow = z.extend(foundMember, {
  /** As on the member's page; null for a member who never had a plan. */
  plan: z.nullable(planOutline),
  /** An administrator has stopped their edits, whatever plan they have. */
  is_suspended: z.boolean(),
  /** Edits left in the open period, also while the plan is held. */
  remaining: z.nullable(z.int()),
})
export type PanelMemberRow = z.infer<typeof memberRow>
