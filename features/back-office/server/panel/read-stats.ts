import { businessDay } from '#features/business-zone.ts'
import { readDays, readFigures } from '../figures/read-figures.ts'
import type { PanelDay, PanelStats } from '#features/back-office/figure-shapes.ts'
import type { ListDeps } from './deps.ts'
import { presentDay, presentStats } from './present.ts'

/** The six current figures. */
export async function readStats({ db, clock }: ListDeps): Promise<PanelStats> {
  const [all, month] = await Promise.all([readFigures(db), readFigures(db, firstOfMonth(clock.now()))])
  return presentStats(all, month)
}

/** What happened on each of the last `days` days, including today. */
export async function readSeries({ db, clock }: ListDeps, days: number): Promise<PanelDay[]> {
  const found = await readDays(db, { today: clock.now(), days })
  return found.map(presentDay)
}

function firstOfMonth(now: Date): string {
  return `${businessDay(now).slice(0, 7)}-01`
}
