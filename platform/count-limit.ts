import { addMs, type Clock, secondsUntil } from './clock.ts'

interface CountLimit {
  readonly most: number
  readonly withinMs: number
}

/**
 * Whole seconds until one more is allowed; 0 when it is now.
 * @param findNthNewest when the nth newest one was made, if that was after `since`
 */
export async function secondsUntilAllowed(
  clock: Clock,
  { most, withinMs }: CountLimit,
  findNthNewest: (which: { readonly nth: number; readonly since: Date }) => Promise<Date | undefined>,
): Promise<number> {
  const now = clock.now()
  const first = await findNthNewest({ nth: most, since: addMs(now, -withinMs) })
  return first ? secondsUntil(addMs(first, withinMs), now) : 0
}
