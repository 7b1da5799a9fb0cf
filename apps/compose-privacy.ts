/** The wiring of account deletion and data export, which involves every feature that stores personal data. */
import type { PrivacyDeps } from '#features/privacy/server/index.ts'
import type { Env } from '#platform/env.ts'

export function composePrivacy(env: Env, given: Omit<PrivacyDeps, 'brandName' | 'keepDays'>): PrivacyDeps {
  const keepDays = { originals: env.originalsDays, results: env.resultsDays, activity: env.activityDays }
  return { ...given, brandName: env.brand.name, keepDays }
}
