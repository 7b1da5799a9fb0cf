/** The wiring of account deletion and data export, which involves every feature that stores personal data. */
import type { PrivacyDeps } from '#features/privacy/server/index.ts'
import type { Env } from '#platform/env.ts'

export function composePrivacy(env: Env, given: Omit<PrivacyDeps, 'brandName' | 'activityDays'>): PrivacyDeps {
  return { ...given, brandName: env.brand.name, activityDays: env.activityDays }
}
