import type { Colour, LightPattern, PlaceScene, Temperature } from '#engine/backdrop/scene.ts'

import type { MeaningfulPhrase } from './find-meanings.ts'
import type { Thing, Things } from './group-things.ts'
import type { Meaning, Mood, Shade } from './lexicon/meaning.ts'

type Style = Extract<Meaning, { kind: 'style' }>['style']

/** What the text says about the scene as a whole. */
export interface Manner {
  readonly pattern?: LightPattern
  readonly mood?: Mood
  readonly side?: -1 | 1
  /** From one side, whichever. */
  readonly isAnySide?: true
  readonly time?: PlaceScene['time']
  readonly temperature?: Temperature
  /** No word but that of the hour gave the temperature. */
  readonly isOfHour?: true
  readonly isNeon?: true
  readonly cast?: Colour
  readonly neon?: Colour
  readonly styles: ReadonlySet<Style>
}

/** Moods in the order in which one outvotes another: "sunny but dramatic" is dramatic. */
const MOODS: readonly Mood[] = ['dark', 'soft', 'bright']

const MOOD_OF_SHADE: Readonly<Partial<Record<Shade, Mood>>> = { dark: 'dark', light: 'bright', vivid: 'bright' }

export function readManner({ things, loose, manner }: Things, denied: readonly MeaningfulPhrase[]): Manner {
  const meanings = manner.map((part) => part.meaning)
  const lights = meanings.filter((meaning) => meaning.kind === 'light')
  const styles = new Set(meanings.filter((meaning) => meaning.kind === 'style').map(({ style }) => style))
  const backdropShades = things.filter(isWhole).flatMap((thing) => thing.tints)
  const shades = [...loose, ...backdropShades].filter((tint) => !tint.colour).flatMap((tint) => tint.shades)
  const moods = new Set<Mood>([
    ...lights.flatMap(({ mood }) => (mood ? [mood] : [])),
    ...shades.flatMap((shade) => MOOD_OF_SHADE[shade] ?? []),
    ...deniedMoods(denied),
  ])
  const pattern = lights.find((light) => light.pattern)?.pattern
  const mood = MOODS.find((candidate) => moods.has(candidate))
  const time = meanings.find((meaning) => meaning.kind === 'time')?.time
  const asked = lights.find((light) => light.temperature)?.temperature
  const temperature = asked ?? temperatureOf(time, styles)
  return {
    ...(pattern && { pattern }),
    ...(mood && { mood }),
    ...readSide(lights),
    ...readLamps(lights),
    ...(time && { time }),
    ...(temperature && { temperature }),
    ...(time && !asked && !styles.has('cosy') && { isOfHour: true }),
    styles,
  }
}

/** The same at no hour in particular. */
export function withoutHour({ time: _time, temperature, isOfHour, ...manner }: Manner): Manner {
  return { ...manner, ...(temperature && !isOfHour && { temperature }) }
}

type Light = Extract<Meaning, { kind: 'light' }>

function readSide(lights: readonly Light[]): Pick<Manner, 'side' | 'isAnySide'> {
  const [first, ...others] = lights.filter(({ side }) => side)
  if (!first?.side) return {}
  return { side: first.side, ...([first, ...others].every(({ isAnySide }) => isAnySide) && { isAnySide: true }) }
}

/** Tubes, and light of one colour. */
function readLamps(lights: readonly Light[]): Pick<Manner, 'isNeon' | 'cast' | 'neon'> {
  const cast = lights.find((light) => light.cast)?.cast
  const neon = lights.find((light) => light.neon)?.neon
  return { ...(lights.some(({ isNeon }) => isNeon) && { isNeon: true }), ...(cast && { cast }), ...(neon && { neon }) }
}

/** A dark backdrop or a dark gym is a dark scene; a dark table is only a table. */
function isWhole({ surface, material, scene }: Thing): boolean {
  return scene?.kind === 'place' || (surface === 'backdrop' && !material)
}

/** The hour colours the light, and so does cosiness. */
function temperatureOf(time: PlaceScene['time'] | undefined, styles: ReadonlySet<Style>): Temperature | undefined {
  if (time === 'sunset') return 'warm'
  if (time === 'night') return 'cool'
  return styles.has('cosy') ? 'warm' : undefined
}

/** "Not dark" is bright; "no shadow" is soft. */
function deniedMoods(denied: readonly MeaningfulPhrase[]): Mood[] {
  return denied.flatMap(({ meaning }): Mood[] => {
    if (meaning.kind === 'shade') return meaning.shade === 'dark' ? ['bright'] : []
    if (meaning.kind !== 'light') return []
    if (meaning.mood === 'dark') return ['bright']
    return meaning.pattern ? [] : ['soft']
  })
}
