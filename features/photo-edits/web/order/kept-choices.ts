/** The choices for a photo survive a reload and the back button: stored for this tab. */
import * as z from 'zod/mini'
import { LENGTHS, TONES } from '#features/captions/contract.ts'
import { FORMATS, OPERATIONS } from '#features/photo-edits/contract.ts'
import { LAYOUTS } from '#features/photo-edits/layouts.ts'
import type { Choices } from './choices.ts'

const shape = z.object({
  operation: z.enum(OPERATIONS),
  backdrop: z.optional(z.string()),
  words: z.string(),
  format: z.enum(FORMATS),
  seed: z.optional(z.number()),
  formerSeed: z.optional(z.number()),
  layout: z.optional(z.enum(LAYOUTS)),
  headline: z.string(),
  signature: z.string(),
  hasLightMatch: z.boolean(),
  message: z.string(),
  tone: z.enum(TONES),
  length: z.optional(z.enum(LENGTHS)),
})

const keyOf = (subject: string) => `choices ${subject}`

/** @param subject the photo or the edit that the choices are for */
export function keptChoices(subject: string): Choices | undefined {
  try {
    return parseChoices(sessionStorage.getItem(keyOf(subject)))
  } catch {
    return undefined // storage is unavailable: the member chooses again
  }
}

/** `undefined` deletes them. */
export function keepChoices(subject: string, choices: Choices | undefined): void {
  try {
    if (choices) sessionStorage.setItem(keyOf(subject), JSON.stringify(choices))
    else sessionStorage.removeItem(keyOf(subject))
  } catch {
    // as above
  }
}

/** Parses stored choices; undefined when there are none, or an older version of this page stored them in another format. */
export function parseChoices(text: string | null): Choices | undefined {
  if (text === null) return undefined
  try {
    const { backdrop, seed, formerSeed, layout, length, ...others } = shape.parse(JSON.parse(text))
    return { ...others, backdrop, seed, formerSeed, layout, length }
  } catch {
    return undefined
  }
}
