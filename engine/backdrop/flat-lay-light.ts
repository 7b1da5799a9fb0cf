import { clamp01, mix, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { lightThrough, makeLightPlanes, type LightPlanes } from './light-pattern.ts'
import { climateOf, normalise } from './light-rig.ts'
import type { LightPattern, Temperature } from './scene.ts'
import type { Size } from './stage.ts'

/** A table seen from above: metres from its middle to the right, to the far side, and up. */
export interface Tabletop {
  readonly size: Size
  /** Metres that one pixel of `size` covers. */
  readonly pixel: number
}

/** Side of the square, in metres, that has the area of what the picture shows: a cake board with some room around it. */
const VIEW = 0.52

export const layTabletop = (size: Size): Tabletop => ({ size, pixel: VIEW / Math.sqrt(size.width * size.height) })

export interface TabletopLight {
  readonly pattern: LightPattern | undefined
  /** -1 left … 1 right. */
  readonly lightX: number
  /** 0 only the room's light … 1 only the key. */
  readonly contrast: number
  readonly temperature: Temperature | undefined
  readonly seed: number
}

/** How much larger than life the patterns are seen: they were drawn for a wall that is three times as wide. */
const PATTERN_SCALE: Readonly<Record<LightPattern, number>> = { leaves: 2.5, palm: 2.5, branch: 2.5, window: 2.3, blinds: 2.4 }

/** A window beside the table, low enough for its light to rake across. */
const lampFor = (lightX: number): Light => {
  const side = Math.abs(lightX) < 0.2 ? 0.2 * (lightX < 0 ? -1 : 1) : lightX
  return [side * 0.95, 0.62, 0.66]
}

/** Light on the table as a picture of the given size. */
export function lightTabletop(table: Tabletop, order: TabletopLight, width: number, height: number): FloatImage {
  const image = makeFloatImage(width, height, 3)
  const step = (table.pixel * table.size.width) / width
  const lamp = lampFor(order.lightX)
  const planes = order.pattern && makeLightPlanes(order.pattern, table.size, order.seed)
  const through = planes && order.pattern ? castPattern(planes, normalise(lamp), PATTERN_SCALE[order.pattern]) : undefined
  const climate = climateOf(order.temperature)
  const key = scaleLight(climate.key, order.contrast * (through ? 2.1 : 1.5))
  const ambient = scaleLight(climate.ambient, 1 - order.contrast)
  for (let row = 0; row < height; row++) {
    const y = (height / 2 - row - 0.5) * step
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5 - width / 2) * step
      const reaching = lampLight(lamp, x, y) * (through ? through(x, y) : 1)
      // the window is most of the room's light too
      const room = mix(0.82, 1.1, clamp01(0.5 + (x * lamp[0] + y * lamp[1]) / VIEW))
      const at = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        image.data[at + channel] = (key[channel] ?? 0) * reaching + (ambient[channel] ?? 0) * room
      }
    }
  }
  return image
}

/** What of the key reaches a point of the table; 1 in its middle. */
function lampLight([lampX, lampY, lampZ]: Light, x: number, y: number): number {
  const rest = Math.hypot(lampX, lampY, lampZ)
  const distance = Math.hypot(lampX - x, lampY - y, lampZ)
  return (rest / distance) ** 1.9
}

/** The pattern as the light's own slant lays it on the table: turned to the lamp and drawn out away from it. */
function castPattern(planes: LightPlanes, [toX, toY, toZ]: Light, scale: number): (x: number, y: number) => number {
  const level = Math.hypot(toX, toY)
  return (x, y) => {
    const across = (x * toY - y * toX) / level
    const toward = (x * toX + y * toY) / level
    const softness = clamp01(0.4 - toward * 0.8)
    return mix(0.06, 1, lightThrough(planes, across * scale, toward * toZ * scale, softness))
  }
}
