import { findFreePort } from '#platform/find-free-port.ts'
import { StartFault } from './start-fault.ts'

/** A port by the name of the variable that sets it; 0 means any. */
export type PortWishes = Readonly<Record<string, number>>

/**
 * Checks that every port is free, and picks one where any will do.
 * @throws StartFault naming the variable to change
 */
export async function choosePorts<Wishes extends PortWishes>(wishes: Wishes): Promise<Record<keyof Wishes, number>> {
  const chosen: Record<string, number> = {}
  for (const [variable, wished] of Object.entries(wishes)) {
    // one after the other: two probes at once could be given the same number
    const port = await findFreePort({ wanted: wished, everywhere: true })
    if (port === undefined || Object.values(chosen).includes(port)) {
      throw new StartFault(
        `Port ${wished} is taken by another program. Set ${variable} to a free one: ${variable}=${wished + 100} npm start`,
      )
    }
    chosen[variable] = port
  }
  return chosen as Record<keyof Wishes, number> // one entry was made for each wish
}
