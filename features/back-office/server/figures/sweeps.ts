import { SECOND } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { foldMoves } from './queries.ts'

/** How many moves one statement folds; the rest waits for the next run. */
const AT_ONCE = 5000

export function figuresSweeps({ db }: { readonly db: Database }): readonly Sweep[] {
  return [
    {
      name: 'figures.fold',
      everyMs: 5 * SECOND,
      run: async () => {
        while ((await foldMoves(db, AT_ONCE)) === AT_ONCE);
      },
    },
  ]
}
