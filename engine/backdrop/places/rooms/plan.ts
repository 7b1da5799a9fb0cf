import type { Light } from '#engine/pixels/colour.ts'
import type { PlaceScene } from '#engine/backdrop/scene.ts'
import type { Room } from '../props.ts'

export type RoomKind = NonNullable<PlaceScene['room']>

export interface RoomPalette {
  readonly wall: Light
  readonly window: Light
  /** Strength of the lamps. */
  readonly lamps: number
  readonly hasRoundMirrors: boolean
}

export interface RoomPlan {
  readonly wall: Light
  readonly floor: Light
  readonly floorSheen: number
  /** The side with the windows, -1 left … 1 right. */
  readonly lightX: number
  readonly tint: Light
  /** Radius of the lens' disc in picture heights. */
  readonly blur: number
  readonly glows: readonly { x: number; y: number; radius: number; from: 'window' | 'lamp' }[]
  readonly furnish: (room: Room, palette: RoomPalette) => void
  /** What stands nearer to us, and is less out of focus. */
  readonly furnishNear?: (room: Room, palette: RoomPalette) => void
}
