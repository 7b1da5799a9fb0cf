import { useLocation } from 'react-router'
import * as z from 'zod/mini'

const trail = z.object({
  /** What of the panel was open before a member's page, as the search of its address. */
  from: z.optional(z.string()),
  /** How many steps back that was. */
  steps: z.optional(z.int().check(z.minimum(1))),
  /** Which step asked the question that is open on this one, by its key. */
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
  return { from: useLocation().search, steps: 1 }
}

/** The same trail, one step further from where it began. */
export function stepOn({ from, steps }: Trail): Trail {
  return { from, ...(steps !== undefined && { steps: steps + 1 }) }
}
