import { useLocation } from 'react-router'
import * as z from 'zod/mini'

const trail = z.object({
  /** The search part of the address that was open before a member's page. */
  from: z.optional(z.string()),
  /** How many history entries back that was. */
  steps: z.optional(z.int().check(z.minimum(1))),
  /** The key of the history entry that opened the dialog on this one. */
  asking: z.optional(z.string()),
})
/** What a history entry stores beside its address. */
type NavState = z.infer<typeof trail>

export function useNavState(): NavState {
  const state: unknown = useLocation().state
  const read = z.safeParse(trail, state)
  return read.success ? read.data : {}
}

/** The state of a link to a member, so that one can return to this list unchanged. */
export function useTrailToMember(): NavState {
  return { from: useLocation().search, steps: 1 }
}

/** The same state, one entry further from where it began. */
export function pushBack({ from, steps }: NavState): NavState {
  return { from, ...(steps !== undefined && { steps: steps + 1 }) }
}
