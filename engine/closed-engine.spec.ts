import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { MODELS_FOR_TESTS, MODEL_TIMEOUT_MS } from './model/models.test-support.ts'
import { prepareModel } from './model/prepare-model.ts'
import { STAGES } from './types.ts'

test(
  'closing the engine in the middle of any stage ends the edit and nothing else',
  async () => {
    await prepareModel({ modelDir: MODELS_FOR_TESTS })

    const program = new URL('closed-engine.test-support.ts', import.meta.url).pathname
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
    const exit = once(child, 'exit')
    const output = await text(child.stdout)
    expect(await exit).toEqual([0, null])
    const stages = output
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0])
    expect(stages).toEqual([...STAGES, 'receive'])
    expect(output).toContain('cutout broken off')
  },
  MODEL_TIMEOUT_MS,
)
