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
export function loadChoices(subject: string): Choices | undefined {
  try {
    return parseChoices(sessionStorage.getItem(keyOf(subject)))
  } catch {
    return undefined // storage is unavailable: the member chooses again
  }
}

export function saveChoices(subject: string, choices: Choices): void {
  try {
    sessionStorage.setItem(keyOf(subject), JSON.stringify(choices))
  } catch {
    // storage is unavailable: the choices last as long as the page
  }
}

export function deleteChoices(subject: string): void {
  try {
    sessionStorage.removeItem(keyOf(subject))
  } catch {
    // storage is unavailable, so nothing was stored
  }
}

/** The photo that the choices are for has got its id. */
export function moveChoices(from: string, to: string): void {
  const choices = loadChoices(from)
  if (choices) saveChoices(to, choices)
  deleteChoices(from)
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
