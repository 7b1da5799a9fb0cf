/** A perceptron on disk; apart from it, since browsers have no files. */
import { type Perceptron, SLOTS } from './perceptron.ts'

const NEW_LINE = 0x0a
const BYTES_PER_WEIGHT = 4

/** Format: the labels with tabs between, a new line, the weights. */
export function writePerceptron({ labels, weights }: Perceptron): Buffer {
  return Buffer.concat([Buffer.from(`${labels.join('\t')}\n`), Buffer.from(weights.buffer)])
}

/** @returns undefined for a file that was cut */
export function parsePerceptron(file: Buffer): Perceptron | undefined {
  const from = file.indexOf(NEW_LINE) + 1
  const labels = file
    .subarray(0, from - 1)
    .toString()
    .split('\t')
  if (file.length - from !== SLOTS * labels.length * BYTES_PER_WEIGHT) return undefined
  return { labels, weights: new Float32Array(Uint8Array.from(file.subarray(from)).buffer) }
}
