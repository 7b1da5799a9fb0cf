import { access, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { type BuiltPrecision, modelPath, verdictPath } from './model-files.ts'

const verdictSchema = z.object({ precision: z.enum(['int8', 'fp32']) })

/** Which network an earlier build found to suit this machine; undefined where there was none, or it is gone. */
export async function findVerdict(modelDir: string): Promise<BuiltPrecision | undefined> {
  try {
    const verdict = verdictSchema.parse(JSON.parse(await readFile(await verdictPath(modelDir), 'utf8')))
    await access(await modelPath(modelDir, verdict.precision))
    return verdict.precision
  } catch {
    // missing, or damaged by a full disk: building again repairs either
    return undefined
  }
}
