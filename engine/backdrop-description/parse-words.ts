/** A described backdrop → the nearest scene, and an honest account of what was understood. */

import { isLightColour } from '#engine/backdrop/cast-light.ts'
import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import type { Colour, PropName, Scene } from '#engine/backdrop/scene.ts'
import type { Language, Understood } from '#engine/types.ts'

import { buildScene } from './build-scene.ts'
import { chooseNearPlate, choosePlate } from './choose-plate.ts'
import { isShown, isThereAnyway } from './check-shown.ts'
import { findMeanings, type FoundMeanings, type MeaningfulPhrase, type Span } from './find-meanings.ts'
import { groupThings, partsOf, type Thing, type Things, type Tint } from './group-things.ts'
import { takesSecond, takesTint } from './prop-colours.ts'
import { lookUpDrawn, lookUpRendered } from './plate-words.ts'
import { readManner } from './read-manner.ts'
import { seedOf, splitWords, type SplitText } from './split-words.ts'
import { isNoun } from './without-strangers-colours.ts'
import { withoutSizes } from './without-sizes.ts'

export interface DescribedScene {
  readonly scene: Scene
  readonly understood: Understood
  /** The same when a cut-off subject leaves no floor in the picture. */
  readonly understoodAboveFloor: Understood
  /** Nothing that was understood can be shown: the scene is a neutral studio, or the nearest place to a known one. */
  readonly isGuess: boolean
}

/**
 * Reads at most 500 characters of anything; never throws. The words of all four languages are known, those of
 * `language` come first. Same words, same scene.
 */
export function describeScene(words: string, language: Language): DescribedScene {
  const split = withoutSizes(splitWords(words))
  const found = findMeanings(split.words, language, lookUpRendered)
  const described = describeWithoutLostNeon(split, found)
  const hasPlate = found.parts.some(({ meaning }) => 'plate' in meaning)
  if (!hasPlate || described.scene.plate) return described
  // where no plate shows all that was asked for, its words mean what they mean without it
  const drawn = describeWithoutLostNeon(split, findMeanings(split.words, language, lookUpDrawn))
  const near = describeFound(split, found, true)
  const isNearer = drawn.isGuess || missedWords(near) < missedWords(drawn)
  return near.scene.plate && !near.isGuess && isNearer ? near : drawn
}

const missedWords = ({ understood: { missed } }: DescribedScene): number => missed.join(' ').split(/[^\p{L}\p{N}]+/u).length

/** "Tijolo com luz neon azul": where no tubes hang, light of their colour falls on the wall. */
function describeWithoutLostNeon(split: SplitText, found: FoundMeanings): DescribedScene {
  const described = describeFound(split, found)
  const sign = isBareWall(described.scene) ? withSign(found) : undefined
  if (sign) return describeFound(split, sign)
  const lost = new Set(coloursOfNeon(found.parts, described.scene))
  const cast = [...lost].flatMap(({ meaning }) =>
    meaning.kind === 'colour' && isLightColour(meaning.colour) ? [meaning.colour] : [],
  )[0]
  if (lost.size === 0) return described
  const parts = found.parts.flatMap((part): MeaningfulPhrase[] => {
    if (lost.has(part)) return []
    if (!cast || part.meaning.kind !== 'light' || !part.meaning.isNeon) return [part]
    const to = [...lost].find(({ from }) => from === part.to)?.to ?? part.to
    return [{ ...part, to, meaning: { kind: 'light', cast, ...(part.meaning.isTube && { isTube: true }) } }]
  })
  return describeFound(split, { ...found, parts, unknown: cast ? found.unknown : [...found.unknown, ...lost] })
}

const isOutdoors = (scene: Scene): boolean => 'time' in scene && scene.family !== 'interior'

const isBareWall = ({ family, plate }: Scene): boolean => family === 'studio' && !plate

/** "Parede de tijolo com letreiro neon rosa": on a bare wall a sign hangs, in the colour that is said with it. */
function withSign(found: FoundMeanings): FoundMeanings | undefined {
  const tube = found.parts.find(
    ({ meaning, isDenied }) => meaning.kind === 'light' && meaning.isTube && meaning.isNeon && !isDenied,
  )
  if (!tube) return undefined
  const own = found.parts.filter(
    (part) => isColour(part) && part.clause === tube.clause && (part.from === tube.to || part.to === tube.from),
  )
  const [colour] = own.flatMap(({ meaning }) => (meaning.kind === 'colour' ? [meaning.colour] : []))
  const sign: MeaningfulPhrase = {
    ...tube,
    meaning: { kind: 'light', neon: colour && isLightColour(colour) ? colour : USUAL_NEON },
  }
  if (colour && !isLightColour(colour)) return undefined
  return {
    ...found,
    parts: found.parts.filter((part) => !own.includes(part)).map((part) => (part === tube ? sign : part)),
    told: [...(found.told ?? []), ...own.map((part) => ({ ...part, of: sign }))],
  }
}

const USUAL_NEON: Colour = '#e85a9a'

/** @param isNear the plate that comes nearest is wanted, even where it lacks what a drawn scene may have */
function describeFound(split: SplitText, found: FoundMeanings, isNear = false): DescribedScene {
  const asked = found.parts.filter((part) => !part.isDenied)
  const wanted = groupThings(asked)
  const denied = found.parts.filter((part) => part.isDenied)
  const { scene: built, unused: unbuilt } = buildScene(wanted, denied, seedOf(split))
  const { cast, styles } = readManner(wanted, denied)
  const isMisty =
    (styles.has('misty') && isOutdoors(built)) || ((styles.has('misty') || styles.has('smoky')) && built.family === 'studio')
  const drawn: Scene = { ...built, ...(cast && { cast }), ...(isMisty && { hasMist: true }) }
  const near = isNear ? chooseNearPlate(drawn, wanted, denied) : undefined
  const { scene, unused: leftOut } = near ?? choosePlate(drawn, wanted, denied)
  const unseen = [
    ...asked.filter(({ meaning, isApart }) => isApart || !isShown(meaning, scene)),
    ...denied.filter((part) => isThereAnyway(part.meaning, scene) || isVain(part, found.parts)),
    ...lostColours(wanted, scene),
    ...lostTints(wanted, scene),
    ...lostThings(wanted, scene),
    ...idleShades(wanted),
    ...curtainsAtWindows(asked, scene),
  ]
  const unused = new Set([...(scene.plate ? leftOut : unbuilt), ...unseen])
  const understood = account(split, found, unused)
  const understoodAboveFloor = account(split, found, new Set([...unused, ...partsOf(wanted.things.filter(isOnFloor))]))
  if (isElsewhere(asked, unused) || isOnlySetting(asked, unused, found) || isOnlyLight(scene, { asked, unused, found })) {
    const nothing = account(split, found, new Set(found.parts))
    return { scene, understood: nothing, understoodAboveFloor: nothing, isGuess: true }
  }
  const isGuess = asked.every((part) => unused.has(part) || isBackdrop(part))
  return { scene, understood, understoodAboveFloor, isGuess }
}

const isNearest = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'place' && meaning.isNearest === true

/** Of a place that nothing shows only the hour or the colour is left: a blue office is no blue nursery. */
function isElsewhere(asked: readonly MeaningfulPhrase[], unused: ReadonlySet<MeaningfulPhrase>): boolean {
  return (
    asked.some((part) => isNearest(part) && unused.has(part)) &&
    !asked.some((part) => isNoun(part) && part.meaning.kind !== 'surface' && !unused.has(part))
  )
}

/** "Fundo", "background": the word alone requests nothing. */
function isBackdrop({ meaning }: MeaningfulPhrase): boolean {
  return meaning.kind === 'surface' && meaning.surface === 'backdrop'
}

/** "Um vulcão limpo": beside something unknown, what every plain studio is anyway is no reason to show one. */
function isOnlySetting(
  asked: readonly MeaningfulPhrase[],
  unused: ReadonlySet<MeaningfulPhrase>,
  { unknown }: FoundMeanings,
): boolean {
  const taken = asked.filter((part) => !unused.has(part) && !isBackdrop(part))
  return unknown.some(({ isDenied }) => !isDenied) && taken.length > 0 && taken.every(isAnySetting)
}

interface Answered {
  readonly asked: readonly MeaningfulPhrase[]
  readonly unused: ReadonlySet<MeaningfulPhrase>
  readonly found: FoundMeanings
}

/** "Um vulcão ao pôr do sol": of all that was asked for an empty wall shows the light alone. */
function isOnlyLight(scene: Scene, { asked, unused, found }: Answered): boolean {
  if (!found.unknown.some(({ isDenied }) => !isDenied)) return false
  const taken = asked.filter((part) => !unused.has(part) && !isBackdrop(part))
  return scene.family === 'studio' && !scene.plate && taken.length > 0 && taken.every(isLightOrHour)
}

/** Not what it falls through, nor lamps that hang there. */
function isLightOrHour({ meaning }: MeaningfulPhrase): boolean {
  if (meaning.kind === 'time' || meaning.kind === 'shade' || (meaning.kind === 'style' && meaning.style === 'cosy')) return true
  return meaning.kind === 'light' && !meaning.pattern && !meaning.cast && !meaning.neon
}

const isAnySetting = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'style' && ANY_STYLE.has(meaning.style)

const ANY_STYLE: ReadonlySet<string> = new Set(['plain', 'empty', 'blurred', 'seamless', 'calm'])

/** Denials that change nothing: every picture has a background, and what was also requested stays. */
function isVain(denied: MeaningfulPhrase, parts: readonly MeaningfulPhrase[]): boolean {
  const others = parts.filter((part) => part !== denied)
  if (isBackdrop(denied)) return !others.some(({ clause }) => clause === denied.clause)
  const meaning = JSON.stringify(denied.meaning)
  return others.some((part) => !part.isDenied && JSON.stringify(part.meaning) === meaning)
}

/** Tables, floors and podiums, and what stands there to the left and right. */
function isOnFloor({ surface, material, prop, scene }: Thing): boolean {
  if (prop) return !HANGING.has(prop.prop) && (renderedProp(prop.prop)?.way ?? 'stands') === 'stands'
  const on = scene ? undefined : (surface ?? material?.surface)
  return on === 'ground' || on === 'podium'
}

const HANGING: ReadonlySet<PropName> = new Set(['mirror', 'books', 'frames'])

/** Colours that belong to nothing in particular and found no place in a scene whose colours are free. */
function lostColours({ loose }: Things, scene: Scene): MeaningfulPhrase[] {
  if ('time' in scene) return []
  const painted = JSON.stringify(scene)
  return loose.filter(({ colour }) => colour && !painted.includes(colour)).flatMap(({ parts }) => parts)
}

/** Colours of things that have a single one, and further colours where one is shown. */
function lostTints({ things }: Things, scene: Scene): MeaningfulPhrase[] {
  const painted = JSON.stringify(scene)
  return things.flatMap(({ prop, tints, surface, material }) => {
    const isOff = (tint: Tint, at: number) =>
      prop && (at > (takesSecond(prop.prop) && !prop.count ? 1 : 0) || !takesTint(prop.prop, tint))
    // what a whole place has anyway is told where it is built
    const isBuilt =
      !(surface ?? material) || scene.plate !== undefined || (surface === 'backdrop' && !material && 'time' in scene)
    const isLost = ({ colour }: Tint) => !prop && !isBuilt && colour !== undefined && !painted.includes(colour)
    return tints.filter((tint, at) => isOff(tint, at) || isLost(tint)).flatMap(({ parts }) => parts)
  })
}

/** A wall of rubble, and the colour of satin or of a place that is not there: it is as unknown as those. */
function lostThings({ things }: Things, scene: Scene): MeaningfulPhrase[] {
  return things.flatMap(({ material, scene: place, surface, tints, parts }) => {
    const isSlab = material?.isRough === true && surface === 'wall'
    const isLost = isSlab || (material && !isShown(material, scene)) || (place?.kind === 'place' && !isShown(place, scene))
    const stones = isSlab ? parts.filter(({ meaning }) => meaning.kind === 'material') : []
    return isLost ? [...stones, ...tints.flatMap((tint) => tint.parts)] : []
  })
}

/** "Seco" without a colour changes nothing. */
function idleShades({ things, loose }: Things): MeaningfulPhrase[] {
  const tints = [...loose, ...things.flatMap((thing) => thing.tints)]
  return tints.filter(({ colour, shades }) => !colour && shades.every((shade) => shade === 'muted')).flatMap(({ parts }) => parts)
}

/** "Cortina na janela": in our rooms curtains hang before the wall, and none at a window. */
function curtainsAtWindows(asked: readonly MeaningfulPhrase[], scene: Scene): MeaningfulPhrase[] {
  const hasWindow = asked.some(({ meaning }) => meaning.kind === 'light' && meaning.isWindow)
  if (scene.family !== 'interior' || !hasWindow) return []
  return asked.filter(({ meaning }) => meaning.kind === 'prop' && meaning.prop === 'curtain')
}

const isColour = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'colour' || meaning.kind === 'shade'

/** The colour of tubes that are not there. */
function coloursOfNeon(asked: readonly MeaningfulPhrase[], scene: Scene): MeaningfulPhrase[] {
  const tubes = asked.filter((part) => part.meaning.kind === 'light' && part.meaning.isNeon && !isShown(part.meaning, scene))
  return asked.filter((part) => isColour(part) && tubes.some(({ clause }) => clause === part.clause))
}

interface ColourSpan extends Span {
  readonly isTaken: boolean
}

/** An unknown word that is denied counts as understood, because none of our scenes shows it. */
function account(
  split: SplitText,
  { parts, unknown, denials, told = [] }: FoundMeanings,
  unused: ReadonlySet<MeaningfulPhrase>,
): Understood {
  // "sem corações bregas": where the hearts are there, nothing is said of how they look
  const isThereInSpite = ({ clause }: Span) => parts.some((part) => part.clause === clause && unused.has(part))
  const answers: ColourSpan[] = [
    ...parts.map((part) => ({ ...part, isTaken: !unused.has(part) })),
    ...unknown.map((word) => ({ ...word, isTaken: word.isDenied && !isThereInSpite(word) })),
    ...told.map((word) => ({ ...word, isTaken: parts.includes(word.of) && !unused.has(word.of) })),
    ...denials
      .filter((denial) => isDenialOfSomething(denial, [...parts, ...unknown]))
      .map((denial) => ({ ...denial, isTaken: !isThereInSpite(denial) })),
  ]
  const phrases = joinAnswers(answers.sort((one, other) => one.from - other.from)).filter(
    (phrase) => !isBareBackdrop(phrase, parts),
  )
  const textOf = ({ from, to }: ColourSpan) =>
    split.text.slice(split.words[from]?.from, split.words[to - 1]?.to).replaceAll(/\s+/g, ' ')
  const pick = (isTaken: boolean) => [...new Set(phrases.filter((phrase) => phrase.isTaken === isTaken).map(textOf))]
  return { taken: pick(true), missed: pick(false) }
}

/** "Torre Eiffel ao fundo": the word alone asks for nothing. */
function isBareBackdrop({ from, to }: ColourSpan, parts: readonly MeaningfulPhrase[]): boolean {
  const inside = parts.filter((part) => part.from >= from && part.to <= to)
  return inside.length === 1 && inside.every(isBackdrop) && to - from === 1
}

function isDenialOfSomething(denial: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.clause === denial.clause)
}

/** Joins neighbouring words that are both understood or both missed into one phrase. */
function joinAnswers(answers: readonly ColourSpan[]): ColourSpan[] {
  const phrases: ColourSpan[] = []
  for (const answer of answers) {
    const last = phrases.at(-1)
    if (last && last.isTaken === answer.isTaken && last.clause === answer.clause)
      phrases[phrases.length - 1] = { ...last, to: answer.to }
    else phrases.push(answer)
  }
  return phrases
}
