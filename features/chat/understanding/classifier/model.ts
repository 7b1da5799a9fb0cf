/** The trained classifier: weights of one byte each, and what it makes of a message. */
import { z } from 'zod'
import type { About } from '../intent.ts'
import { BUCKETS, type Features, featuresOf } from './features.ts'
import { scoreLabels, softmax } from './train.ts'

export interface Model {
  readonly classes: readonly string[]
  /** A row of one number for each class, for each bucket; to be multiplied by `scale`. */
  readonly weights: Int8Array
  readonly scale: number
}

export interface Share {
  readonly name: string
  /** 0…1; the probabilities of all classes sum to 1. */
  readonly probability: number
}

/** How likely each class of meaning is. */
export function classify(model: Model, text: string, about: About): readonly Share[] {
  return probabilitiesOf(model, featuresOf(text, about))
}

/** How likely each class is for a message with these features. */
export function probabilitiesOf({ classes, weights, scale }: Model, features: Features): readonly Share[] {
  const scores = scoreLabels({ labels: classes.length, weights }, features)
  const probabilities = softmax(scores.map((score) => score * scale))
  return classes.map((name, at) => ({ name, probability: probabilities[at] ?? 0 }))
}

/** Rounds weights to a byte: the largest 0.02 % are cut, which changes no answer of the lists. */
export function compress(classes: readonly string[], weights: Float32Array): Model {
  const scale = sizeOfLarge(weights) / 127
  return {
    classes,
    scale,
    weights: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  }
}

const SHARE_CUT = 0.0002

/** The size that the given share of the weights exceeds. Only large ones are sorted: most are next to nothing. */
function sizeOfLarge(weights: Float32Array): number {
  const place = Math.floor(weights.length * (1 - SHARE_CUT))
  let large = new Float32Array()
  for (let limit = largestOf(weights) / 4; large.length < weights.length - place; limit /= 2)
    large = weights.filter((weight) => Math.abs(weight) >= limit).map(Math.abs)
  return large.toSorted()[large.length - (weights.length - place)] ?? 1
}

function largestOf(weights: Float32Array): number {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  return largest
}

const HEAD = z.object({ classes: z.array(z.string()), scale: z.number() })

/** Format: the length of the head, the head as JSON, the weights. */
export function writeModel({ classes, scale, weights }: Model): Buffer {
  const head = Buffer.from(JSON.stringify({ classes, scale }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)])
}

/** @returns undefined for a file that was cut */
export function parseModel(file: Buffer): Model | undefined {
  if (file.length < 4) return undefined
  const from = 4 + file.readUInt32LE(0)
  if (file.length < from) return undefined
  const { classes, scale } = HEAD.parse(JSON.parse(file.subarray(4, from).toString()))
  const weights = new Int8Array(file.buffer, file.byteOffset + from, file.length - from)
  return weights.length === BUCKETS * classes.length ? { classes, scale, weights } : undefined
}
