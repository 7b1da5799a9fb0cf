import type { Colour, Prop, PropName } from '#engine/backdrop/scene.ts'

import type { Thing } from './group-things.ts'

/** More would hide the wall. */
export const MOST_PROPS = 4

/** The things of a scene that stand or hang in it, each in the first colour that it was given, and each once. */
export function propsOf(things: readonly Thing[], usual: readonly PropName[] = []): readonly Prop[] {
  const asked = things.flatMap(({ prop, tints }) =>
    prop ? [withColour(prop.prop, tints.find((tint) => tint.colour)?.colour)] : [],
  )
  const all = [...asked, ...usual.map((name) => withColour(name, undefined))]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at).slice(0, MOST_PROPS)
}

const withColour = (name: PropName, colour: Colour | undefined): Prop => ({ name, ...(colour && { colour }) })
