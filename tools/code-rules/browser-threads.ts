/** The areas of what a browser computes beside its screens. */
import type { Area } from './area.ts'
import { CONTRACTS, ENGINE_FOR_BOTH, LANGUAGES } from './known-files.ts'

export const BROWSER_THREADS: Area = {
  name: 'threads of the browser',
  files: ['features/photo-edits/web/preview/worker/**', 'features/photo-edits/web/corrections/worker/**'],
  imports: [CONTRACTS, ...ENGINE_FOR_BOTH],
  packages: [],
  rule: 'a thread of the browser computes: it knows the engine and contracts, and no screen',
}

export const ENGINE_IN_BROWSERS: Area = {
  name: 'engine for both halves',
  files: ENGINE_FOR_BOTH,
  imports: [LANGUAGES],
  packages: [],
  rule: 'what a browser runs of the engine is arithmetic: no packages, nothing of the machine, nothing else of the engine',
}
