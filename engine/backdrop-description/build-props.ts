import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import type { Colour, Prop, PropName } from '#engine/backdrop/scene.ts'

import type { Thing } from './group-things.ts'
import { takesSecond } from './prop-colours.ts'

/** More would hide the wall. */
export const MOST_PROPS = 4

/** The props of a scene, each once, in the first colour that was requested for it. */
export function propsOf(things: readonly Thing[], usual: readonly PropName[] = []): readonly Prop[] {
  const asked = things.flatMap(({ prop, tints }) => {
    if (!prop) return []
    const [colour, second] = tints.flatMap((tint) => tint.colour ?? [])
    const isTwo = colour && second && takesSecond(prop.prop) && !prop.count
    return [{ ...withColour(prop.prop, colour), ...(isTwo && { second }), ...(prop.count && { count: prop.count }) }]
  })
  const all = [...asked, ...usual.map((name) => withColour(name, undefined))]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at).slice(0, MOST_PROPS)
}

const withColour = (name: PropName, colour: Colour | undefined): Prop => ({ name, ...(colour && { colour }) })

/** Whether it needs ground that is near: what is rendered and neither floats nor hangs. */
export function isStanding({ name }: Prop): boolean {
  const rendered = renderedProp(name)
  return rendered !== undefined && (rendered.way ?? 'stands') === 'stands'
}
