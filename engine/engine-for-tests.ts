import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEngine, type EngineSettings } from './engine.ts'
import type { Engine } from './types.ts'

/** Building the model takes half a minute on a busy machine; all specs, and the next run, share one. */
export const MODELS_FOR_TESTS = fileURLToPath(new URL('../node_modules/.cache/mandou-models', import.meta.url))
export const MODEL_TIMEOUT_MS = 240_000

/** An engine with an empty store of cutouts. */
export async function openEngineForTests(settings: Partial<EngineSettings> = {}): Promise<Engine> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'cutouts-'))
  return createEngine({ modelDir: MODELS_FOR_TESTS, cacheDir, cacheBytes: 100_000_000, ...settings })
}
