import { access, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type BuiltPrecision, modelPath, trialPath } from './model-files.ts'

const trialSchema = z.object({ precision: z.enum(['int8', 'fp32']) })

/** Which network an earlier build found to suit this machine; undefined where there was none, or it is gone. */
export async function findPrecision(modelDir: string): Promise<BuiltPrecision | undefined> {
  try {
    const winner = trialSchema.parse(JSON.parse(await readFile(await trialPath(modelDir), 'utf8')))
    await access(await modelPath(modelDir, winner.precision))
    return winner.precision
  } catch {
    // missing, or damaged by a full disk: building again repairs either
    return undefined
  }
}
