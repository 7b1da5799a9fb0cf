/** The state of the outside services: now, and over time. */
import { businessDay, startOfBusinessDay } from '#features/business-zone.ts'
import { HOUR, addMs } from '#platform/clock.ts'
import {
  type HealthPoint,
  type HealthStep,
  type Provider,
  PROVIDERS,
  type ProviderState,
} from '#features/back-office/operations-contract.ts'
import type { OperationsDeps } from './deps.ts'
import { hourOf } from './provider-meter.ts'
import { type Calls, listHours, listLastCalls, listLastFaults, sumCalls } from './queries.ts'

type ReadDeps = Pick<OperationsDeps, 'db' | 'clock'>

const HOURS_SHOWN = 24
const DAYS_SHOWN = 30

/** Every provider, also one that was never called. */
export async function readProviders({ db, clock }: ReadDeps): Promise<ProviderState[]> {
  const since = addMs(hourOf(clock.now()), -(HOURS_SHOWN - 1) * HOUR)
  const [sums, last, faults] = await Promise.all([sumCalls(db, since), listLastCalls(db), listLastFaults(db, PROVIDERS)])
  return PROVIDERS.map((provider) => {
    const { answered, failed } = callsOf(provider, sums)
    const moments = last.find((row) => row.provider === provider)
    return {
      provider,
      answered,
      failed,
      error_rate: answered + failed === 0 ? null : (failed / (answered + failed)) * 100,
      last_answered_at: moments?.lastAnsweredAt?.toISOString() ?? null,
      last_failed_at: moments?.lastFailedAt?.toISOString() ?? null,
      last_fault: faults.find((row) => row.provider === provider)?.lastFault ?? null,
    }
  })
}

/** One point for each hour of a day, or for each day of a month, oldest first, with zeros where there were no calls. */
export async function readHealth({ db, clock }: ReadDeps, step: HealthStep): Promise<HealthPoint[]> {
  const now = clock.now()
  const starts = step === 'hour' ? hoursUntil(now) : daysUntil(now)
  const nameOf = step === 'hour' ? (hour: Date) => hour.toISOString() : businessDay
  const hours = await listHours(db, starts[0] ?? now)
  const byName = Map.groupBy(hours, ({ hour }) => nameOf(hour))
  return starts.map((start) => {
    const rows = byName.get(nameOf(start)) ?? []
    return { at: start.toISOString(), calls: PROVIDERS.map((provider) => ({ provider, ...callsOf(provider, rows) })) }
  })
}

function hoursUntil(now: Date): readonly Date[] {
  return Array.from({ length: HOURS_SHOWN }, (_, back) => addMs(hourOf(now), -(HOURS_SHOWN - 1 - back) * HOUR))
}

function daysUntil(now: Date): readonly Date[] {
  const today = businessDay(now)
  return Array.from({ length: DAYS_SHOWN }, (_, at) => startOfBusinessDay(today, at - (DAYS_SHOWN - 1)))
}

function callsOf(provider: Provider, rows: readonly Calls[]): { answered: number; failed: number } {
  const own = rows.filter((row) => row.provider === provider)
  const sum = (count: 'answered' | 'failed') => own.reduce((total, row) => total + row[count], 0)
  return { answered: sum('answered'), failed: sum('failed') }
}
