import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { InferenceSession } from 'onnxruntime-node'
import { findPrecision } from './find-precision.ts'
import { type BuiltPrecision, modelPath } from './model-files.ts'
import { INPUT_SIZE } from './simplify-graph.ts'
import { PRIVATE_FOLDER } from './write-file-whole.ts'

export interface PreparedModel {
  readonly path: string
  /** `given`: a configured model, used as it is. */
  readonly precision: BuiltPrecision | 'given'
  /** Side of the square that the network reads, in pixels. */
  readonly inputSize: number
}

export interface ModelPlace {
  /** Folder that receives the models built on this machine (220 MB). */
  readonly modelDir: string
  /** An ONNX file to use instead: a 1×3×n×n picture within ±0.5 in, a 1×1×n×n mask within 0…1 out. */
  readonly override?: string | undefined
}

const BUILDER = fileURLToPath(new URL('./build-model.ts', import.meta.url))
/**
 * It takes some 20 s of processor time at the lowest priority. After three minutes a busy machine had not come to its end, and each next
 * try was killed as well: the engine never became ready. A second builder waits for the first one and then has nothing to do.
 */
const BUILD_TIMEOUT_MS = 20 * 60_000

/**
 * Finds the network that suits this machine; the first call builds and tries it, which takes some seconds.
 * @throws Error when the weights are missing or unknown, or the override does not exist.
 */
export async function prepareModel({ modelDir, override }: ModelPlace): Promise<PreparedModel> {
  if (override) return { path: override, precision: 'given', inputSize: await readInputSize(override) }
  const precision = (await findPrecision(modelDir)) ?? (await buildModel(modelDir))
  return { path: await modelPath(modelDir, precision), precision, inputSize: INPUT_SIZE }
}

async function buildModel(modelDir: string): Promise<BuiltPrecision> {
  await mkdir(modelDir, { recursive: true, mode: PRIVATE_FOLDER })
  await promisify(execFile)(process.execPath, [BUILDER, modelDir], { timeout: BUILD_TIMEOUT_MS })
  const precision = await findPrecision(modelDir)
  if (!precision) throw new Error(`the cutout model was built, but is not in ${modelDir}`)
  return precision
}

async function readInputSize(path: string): Promise<number> {
  const session = await InferenceSession.create(path)
  const [input] = session.inputMetadata
  await session.release()
  const side = input?.isTensor ? input.shape.at(-1) : undefined
  return typeof side === 'number' && side > 0 ? side : INPUT_SIZE
}
