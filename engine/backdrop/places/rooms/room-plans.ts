import { cafe } from './cafe.ts'
import { clinic } from './clinic.ts'
import { gym } from './gym.ts'
import { kitchen } from './kitchen.ts'
import { livingRoom } from './living-room.ts'
import { office } from './office.ts'
import { salon } from './salon.ts'
import { shop } from './shop.ts'
import type { RoomKind, RoomPlan } from './plan.ts'

export const ROOM_PLANS: Readonly<Record<RoomKind, RoomPlan>> = {
  cafe,
  kitchen,
  shop,
  office,
  'living-room': livingRoom,
  clinic,
  salon,
  gym,
}
