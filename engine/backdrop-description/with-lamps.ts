/** Light of one colour, and where it comes from: what several words say of it together. */

import { isLightColour } from '#engine/backdrop/cast-light.ts'

import type { FoundMeanings, MeaningfulPhrase, Span } from './find-meanings.ts'
import { ADDING, ADJECTIVE_COMES_FIRST, AND, BEFORE_WINDOW, BESIDE, OF, OWNING } from './lexicon/small-words.ts'

/** @param known the words, spelt right */
export function withLamps(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  return withLightFrom(withColouredLight(throughLeaves(besideWindow(found, known), known), known))
}

/** "Perto da janela", "by the window": its light is meant, not the window. */
function besideWindow(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const parts = found.parts.map((part): MeaningfulPhrase => {
    if (part.meaning.kind !== 'light' || !part.meaning.isWindow || part.isDenied) return part
    let at = part.from - 1
    while (BEFORE_WINDOW.has(known[at] ?? '')) at -= 1
    const { isWindow: _, ...light } = part.meaning
    return BESIDE.has(known[at] ?? '') ? { ...part, meaning: light } : part
  })
  return { ...found, parts }
}

/** "Sombra suave de hojas": leaves of a light are the light that falls through them. */
function throughLeaves(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const parts = found.parts.map((part, at): MeaningfulPhrase => {
    const { meaning } = part
    const light = found.parts[at - 1]
    if (meaning.kind !== 'light' || !meaning.isLeaf || !light || !isPlainLight(light)) return part
    const between = known.slice(light.to, part.from)
    if (between.length === 0 || !between.every((word) => OF.has(word) || OWNING.has(word))) return part
    const { isLeaf: _, ...shadow } = meaning
    return { ...part, meaning: { ...shadow, isShadow: true } }
  })
  return { ...found, parts }
}

const isPlainLight = ({ meaning }: MeaningfulPhrase): boolean =>
  meaning.kind === 'light' && !meaning.pattern && !meaning.cast && !meaning.isNeon && !meaning.side

/** "Luz vermelha", "with purple light": its colour is that of no wall. Grey and black are no light. */
function withColouredLight(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const lamps = found.parts.flatMap((part, at): MeaningfulPhrase[] => {
    const next = found.parts[at + 1]
    if (!next || next.from !== part.to) return []
    const isLast = ![...found.parts, ...found.unknown].some(({ from, clause }) => from === next.to && clause === next.clause)
    if (!isColouredLight(part, next, isLast || ADDING.has(known[part.from - 1] ?? ''))) return []
    const [colour] = [part, next].flatMap(({ meaning }) => (meaning.kind === 'colour' ? [meaning.colour] : []))
    return colour ? [{ ...part, to: next.to, meaning: { kind: 'light', cast: colour } }] : []
  })
  const further = furtherColours(found.parts, lamps, known)
  const isOfLamp = (part: MeaningfulPhrase) => lamps.some(({ from, to }) => part.from >= from && part.to <= to)
  const [shown, dark] = [lamps.filter(isCast), lamps.filter((lamp) => !isCast(lamp))]
  const own = found.parts.filter((part) => !isOfLamp(part) && !further.includes(part))
  return {
    ...found,
    parts: [...own, ...shown].toSorted((one, other) => one.from - other.from),
    unknown: [...found.unknown, ...dark, ...further],
  }
}

/** "Luz rosa e azul", "pink and blue light": the other colours are those of the lamps as well, and one alone is shown. */
function furtherColours(
  parts: readonly MeaningfulPhrase[],
  lamps: readonly MeaningfulPhrase[],
  known: readonly string[],
): MeaningfulPhrase[] {
  const tints = parts.filter(({ meaning }) => meaning.kind === 'colour' || meaning.kind === 'shade')
  const colours = [...lamps, ...parts.filter(isNeon)].flatMap((lamp) => {
    const isAhead = ADJECTIVE_COMES_FIRST[lamp.baseLanguage]
    const more: MeaningfulPhrase[] = []
    for (let edge = isAhead ? lamp.from : endOfTints(lamp.to, tints); ;) {
      const isNext = ({ from, to }: MeaningfulPhrase) => (isAhead ? to === edge - 1 : from === edge + 1)
      const next = AND.has(known[isAhead ? edge - 1 : edge] ?? '') ? tints.find(isNext) : undefined
      if (next?.meaning.kind !== 'colour') return more
      more.push(next)
      edge = isAhead ? next.from : endOfTints(next.to, tints)
    }
  })
  const shades = colours.flatMap(({ to }) => tints.filter(({ meaning, from }) => meaning.kind === 'shade' && from === to))
  return [...new Set([...colours, ...shades])]
}

/** Where the colours end that follow directly. */
function endOfTints(at: number, tints: readonly MeaningfulPhrase[]): number {
  const next = tints.find(({ from }) => from === at)
  return next ? endOfTints(next.to, tints) : at
}

const isCast = ({ meaning }: MeaningfulPhrase): boolean =>
  meaning.kind === 'light' && meaning.cast !== undefined && isLightColour(meaning.cast)

const isNeon = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'light' && meaning.isNeon === true

/** @param isAlone no wall follows that "light" could describe */
function isColouredLight(first: MeaningfulPhrase, second: MeaningfulPhrase, isAlone: boolean): boolean {
  if (second.meaning.kind === 'colour') return isBareLight(first) && !ADJECTIVE_COMES_FIRST[second.baseLanguage]
  if (first.meaning.kind !== 'colour' || !ADJECTIVE_COMES_FIRST[first.baseLanguage]) return false
  return isBareLight(second) || (isPale(second) && isAlone)
}

const isBareLight = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'light' && Object.keys(meaning).length === 1
const isPale = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'shade' && meaning.shade === 'light'

/**
 * "Spotlight from above", "luz dramática de um lado": light comes from there, not the camera. Behind a comma, and in words that are
 * those of the camera alone ("visto de cima"), the camera is meant; without a light beside it, "de lado" is how the subject lies.
 */
function withLightFrom(found: FoundMeanings): FoundMeanings {
  const parts: MeaningfulPhrase[] = []
  const unknown = [...found.unknown]
  for (const part of found.parts) {
    const before = parts.at(-1)
    const light = before && isLight(before) && isBehind(before, part, unknown) ? before : undefined
    if (isFromAbove(part) && light) parts[parts.length - 1] = { ...light, to: part.to }
    else if (isFromSide(part) && !light) unknown.push(part)
    else parts.push(part)
  }
  return { ...found, parts, unknown }
}

/** With small words between them at most: "luz entrando de lado". */
function isBehind(light: MeaningfulPhrase, part: MeaningfulPhrase, unknown: readonly Span[]): boolean {
  return light.clause === part.clause && !unknown.some(({ from }) => from >= light.to && from < part.from)
}

const isLight = ({ meaning }: MeaningfulPhrase): boolean =>
  meaning.kind === 'light' || (meaning.kind === 'gradient' && meaning.shape === 'spot')

const isFromAbove = ({ meaning }: MeaningfulPhrase): boolean =>
  meaning.kind === 'style' && meaning.style === 'from-above' && meaning.isOfLight === true

const isFromSide = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'light' && meaning.isOfLight === true
