import { createSettings, type Settings } from '../settings.ts'

const KNOWN = {
  posts_per_day: { usual: 100, description: 'posts of one account in 24 hours (documents say 25, 50 and 100)' },
  containers_per_day: { usual: 400, description: 'containers of one account in 24 hours' },
  slow_looks: { usual: 3, description: 'looks at a slow container before it is ready' },
} as const

export type GraphSetting = keyof typeof KNOWN
export type GraphSettings = Settings<GraphSetting>

export function createGraphSettings(): GraphSettings {
  return createSettings<GraphSetting>(KNOWN)
}
