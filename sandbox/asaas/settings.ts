import { createSettings, type Settings } from '../settings.ts'

const KNOWN = {
  request_quota: { usual: 25_000, description: 'calls in 12 hours, counted from the first; beyond them 429' },
  concurrent_reads: { usual: 50, description: 'GETs at the same time; beyond them 429' },
  endpoint_limit: { usual: 0, description: 'calls of one endpoint in a minute, told in RateLimit headers; 0: no limit' },
  renewal_attempts: { usual: 1, description: 'days on which a renewal is tried before it is overdue (not documented)' },
  new_card_pays_overdue: {
    usual: 0,
    description: '1: a new card is charged at once for what is overdue (documented: it is not)',
  },
} as const

export type AsaasSetting = keyof typeof KNOWN
export type AsaasSettings = Settings<AsaasSetting>

export function createAsaasSettings(): AsaasSettings {
  return createSettings<AsaasSetting>(KNOWN)
}
