import { useLocation } from 'react-router'
import * as z from 'zod/mini'

const trail = z.object({
  /** What of the panel was open before a member's page, as the search of its address. */
  from: z.optional(z.string()),
  /** Which question is open on this step of the way. */
  asking: z.optional(z.string()),
})
/** What a step of the way remembers beside its address. */
type Trail = z.infer<typeof trail>

export function useTrail(): Trail {
  const state: unknown = useLocation().state
  const read = z.safeParse(trail, state)
  return read.success ? read.data : {}
}

/** What a link to a member takes along, so that there is a way back to this list, as it is. */
export function useTrailToMember(): Trail {
  return { from: useLocation().search }
}
