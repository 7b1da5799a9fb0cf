import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine, type EngineSettings } from './engine.ts'
import { MODELS_FOR_TESTS } from './model/models.test-support.ts'
import type { Engine } from './types.ts'

/** An engine with an empty store of cutouts. */
export async function openEngineForTests(settings: Partial<EngineSettings> = {}): Promise<Engine> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'cutouts-'))
  return createEngine({ modelDir: MODELS_FOR_TESTS, cacheDir, cacheBytes: 100_000_000, ...settings })
}
