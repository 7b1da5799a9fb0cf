import { ConfigurationError, type Env, loadEnv } from '#platform/env.ts'

type Promised = Pick<Env, 'activityDays' | 'captionsPerDay' | 'brand'>

/** What the pages say in words, and which of them say it. */
const SETTINGS_IN_TEXTS: readonly (readonly [variable: string, saidIn: string, valueOf: (env: Promised) => string | number])[] = [
  ['ACTIVITY_DAYS', 'privacy', (env) => env.activityDays],
  ['CAPTIONS_PER_DAY', 'terms', (env) => env.captionsPerDay],
  ['BRAND_NAME', 'common', (env) => env.brand.name],
]

/**
 * A contract must not say one thing while the code does another: these settings change together with the phrases, a version of
 * the terms, and their defaults (docs/decisions/060).
 * @throws ConfigurationError naming every setting that the pages contradict
 */
export function checkPromises(env: Promised): void {
  const written = loadEnv({})
  const broken = SETTINGS_IN_TEXTS.filter(([, , valueOf]) => valueOf(env) !== valueOf(written))
  if (broken.length === 0) return
  throw new ConfigurationError(
    broken.map(([variable, namespace, valueOf]) => {
      return `${variable}: the pages say ${valueOf(written)}; change phrases/*/${namespace}.ts and the default with it`
    }),
  )
}
