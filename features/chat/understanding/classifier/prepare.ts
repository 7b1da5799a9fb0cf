/** Vitest's global set-up: the weights are built once, before the specs that need them start at the same time. */
import { loadModels } from './load.ts'

/** Vitest requires this name. */
export function setup(): void {
  loadModels()
}
