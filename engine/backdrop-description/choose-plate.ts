import { plateOfScene } from '#engine/backdrop/plates/plate-of-scene.ts'
import { canBePlaced } from '#engine/backdrop/props/place-props.ts'
import { renderedProp } from '#engine/backdrop/props/rendered-props.ts'
import type { PlateLight, Scene } from '#engine/backdrop/scene.ts'
import { propsOf } from './build-props.ts'
import type { MeaningfulPhrase } from './find-meanings.ts'
import type { Thing, Things } from './group-things.ts'
import { type Manner, readManner } from './read-manner.ts'

/**
 * The scene with the plate that shows all that was asked for, and the rendered things that were asked for beside it. What a plate
 * cannot be asked for (a colour, a thing that is drawn, the side of the light, something left out) is drawn as before.
 */
export function choosePlate(scene: Scene, wanted: Things, denied: readonly MeaningfulPhrase[]): Scene {
  const name = askedPlate(wanted)
  const manner = readManner(wanted, denied)
  const light = lightOf(manner)
  if (name === undefined || light === undefined || denied.length > 0) return scene
  const rendered: Scene = withProps({ ...scene, plate: { scene: name, light } }, besidePlate(wanted, name))
  const seen = rendered.family === 'flat-lay' ? 'above' : 'level'
  const isPlaced = besidePlate(wanted, name).every(({ prop }) => prop && canBePlaced(prop.prop, seen))
  return isPlaced && plateOfScene(rendered) ? rendered : scene
}

/** The one that every thing stands for; a rendered thing may stand on any, and names one itself where nothing else does. */
function askedPlate({ things, loose }: Things): string | undefined {
  const asked = things.filter((thing) => !isPlainBackdrop(thing))
  const places = asked.filter((thing) => !isRenderedThing(thing))
  const [first, ...others] = new Set((places.length > 0 ? places : asked).map(plateOf))
  const hasColours = loose.length > 0 || things.some((thing) => thing.tints.length > 0 && !isRenderedThing(thing))
  return others.length > 0 || hasColours ? undefined : first
}

const plateOf = ({ scene, prop }: Thing): string | undefined => (scene?.kind === 'gradient' ? undefined : (scene ?? prop)?.plate)

const isRenderedThing = ({ prop }: Thing): boolean => prop !== undefined && renderedProp(prop.prop) !== undefined

/** Things that the plate does not show by itself; one in a colour is put there in that colour. */
function besidePlate({ things }: Things, name: string): readonly Thing[] {
  return things.filter((thing) => isRenderedThing(thing) && (thing.prop?.plate !== name || thing.tints.length > 0))
}

/** What is drawn stays for where the plate cannot be opened. */
function withProps(scene: Scene, things: readonly Thing[]): Scene {
  if (scene.family === 'gradient') return scene
  const { props: drawn = [], ...bare } = scene
  const props = [...drawn.filter(({ name }) => !renderedProp(name)), ...propsOf(things)]
  return props.length > 0 ? { ...bare, props } : bare
}

const isPlainBackdrop = ({ surface, material, scene, prop }: Thing): boolean =>
  surface === 'backdrop' && !material && !scene && !prop

/** Undefined where no light of a plate is like it. */
function lightOf({ time, pattern, mood, side, isNeon }: Manner): PlateLight | undefined {
  if (side !== undefined || isNeon || pattern === 'leaves' || pattern === 'blinds') return undefined
  if (time === 'night' || mood === 'dark') return 'night'
  return time === 'sunset' || pattern === 'window' ? 'sun' : 'day'
}
