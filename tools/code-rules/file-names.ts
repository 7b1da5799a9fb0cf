/** How files and folders may be called, besides the case that the linter keeps. */
import type { Fault } from './check-imports.ts'
import { isVendors } from './vendor-rules.ts'

/** They name no content. */
const EMPTY = /^(common|helpers?|manager|misc|shared|stuff|utils?)$/
/** A photo that another app shares, and the texts of every screen, are things of the product. */
const MEANT = /^(phrases\/[^/]+\/common\.ts|features\/photo-edits\/web\/upload\/[\w-]*shared-photo\.ts)$/

export function checkName(path: string): readonly Fault[] {
  const parts = path.split(/[/.-]/)
  const empty = MEANT.test(path) ? undefined : parts.find((part) => EMPTY.test(part))
  if (empty) return [{ path, message: `${path}:1 is called "${empty}", which says nothing of what it holds` }]
  if (path.startsWith('features/') && isVendors(path))
    return [{ path, message: `${path}:1 is named after a vendor, which only its folder under \`providers/\` may know` }]
  return []
}
