import { composePicture, type Composition } from '#engine/compose/compose-picture.ts'
import { findPlacementDoubts } from '#engine/compose/find-placement-doubts.ts'
import { asPrint, framePrint } from '#engine/compose/lay-as-print.ts'
import type { FreeRoom } from '#engine/compose/place-subject.ts'
import { hasSubject } from '#engine/cutout/describe-mask.ts'
import { classifyView } from '#engine/cutout/classify-view.ts'
import { partBeside } from '#engine/backdrop/part-beside.ts'
import type { Rgb } from '#engine/typesetting/palette.ts'
import type { PlaceFit, TypeSpace } from '#engine/typesetting/plan-type-space.ts'
import { composedSize, marginsOf, type Size } from '#engine/framing/formats.ts'
import {
  EngineRefusal,
  type Backdrop,
  type Box,
  type Cutout,
  type Doubt,
  type EngineWarning,
  type PhotoFrame,
  type PictureOrder,
  type Understood,
  type View,
} from '#engine/types.ts'
import { isShownAsPrint } from '#engine/value-lists.ts'
import sharp from 'sharp'
import { chooseScene, chooseSceneFromAbove } from './choose-scene.ts'
import type { EditTools } from './edit-tools.ts'
import { findSubject } from './find-subject.ts'
import { openPainted } from './open-painted.ts'
import type { StageTracker } from './track-stages.ts'

/** A picture before text is set, with its warnings. */
export interface ComposedPicture extends Pick<Composition, 'picture'> {
  readonly mask: Composition['mask'] | null
  readonly photoFrame: PhotoFrame
  /** The part of the picture that shows the photo, in shares, where that is not all of it. */
  readonly shown?: PhotoFrame
  readonly coverage: number
  readonly doubts: readonly Doubt[]
  readonly isGenerated: boolean
  readonly warnings: readonly EngineWarning[]
  readonly understood?: Understood
  readonly view?: View
  /** The colour of the mat around the photo, if there is one. */
  readonly mat?: Rgb
  /** The same picture, smaller by a place for text that would cover something. */
  readonly beside: (space: TypeSpace) => Promise<Beside>
  /** What such a place would show; left out where a picture fills every place, as one with a backdrop does. */
  readonly fitIn?: (space: TypeSpace) => PlaceFit
}

/** A picture that leaves a place for text. */
export type Beside = Pick<ComposedPicture, 'picture' | 'mask' | 'photoFrame' | 'mat'>

/** Enlarged beyond this, a subject looks soft, and the member gets a warning. */
const SOFT_ENLARGEMENT = 2

/**
 * Sets the subject of a photo on another backdrop; the backdrop is painted while the network looks for the subject. A subject that
 * was photographed from above gets the scene from above instead.
 */
export async function changeBackdrop(
  photo: Uint8Array,
  order: PictureOrder,
  tools: EditTools,
  stages: StageTracker,
): Promise<ComposedPicture> {
  const chosen = chooseScene(order)
  const size = composedSize(order.format, await sizeOf(photo))
  const { painted } = order
  const painting = stages.time('backdrop', () =>
    painted ? openPainted(painted, size, chosen.scene) : tools.paint(chosen.scene, size),
  )
  // awaited only after the cutout: until then a failure must not count as unhandled
  painting.catch(() => undefined)
  const found = await findSubject(photo, order, tools, stages)
  const isPrint = isShownAsPrint(found.doubts, order.corrections !== undefined)
  // corrections may leave nothing
  if (!isPrint && !hasSubject(found)) throw new EngineRefusal('subject_unclear')
  const cutout = isPrint ? asPrint(found) : found
  const view = isPrint ? 'above' : classifyView(cutout)
  const wanted = view === 'above' && !painted ? chooseSceneFromAbove(order, chosen) : chosen
  const isMoved = wanted.scene !== chosen.scene
  const backdrop = await stages.waitFor('backdrop', isMoved ? tools.paint(wanted.scene, size) : painting)
  const lightMatch = order.lightMatch ?? true
  const composition = await stages.run('compose', () =>
    composePicture(cutout, backdrop, { lightMatch, room: roomForType(order, size) }),
  )
  const photoPlace = isPrint ? framePrint(found.photo).photo : { left: 0, top: 0, ...found.photo }
  const understood = composition.isAboveFloor ? wanted.understoodAboveFloor : wanted.understood
  return {
    picture: composition.picture,
    mask: composition.mask,
    photoFrame: frameOfPhoto(photoPlace, composition),
    coverage: cutout.coverage,
    // nothing of a photo that is shown whole can be missing
    doubts: isPrint
      ? []
      : [
          ...cutout.doubts,
          ...findPlacementDoubts(cutout, composition.placement, {
            ...size,
            groundWidth: backdrop.groundWidth,
            view: backdrop.view,
          }),
        ],
    isGenerated: backdrop.isGenerated,
    warnings: [
      ...sizeWarnings(found, composition),
      ...(isPrint ? (['shown_as_print'] as const) : viewWarnings(view, backdrop, isMoved)),
    ],
    view,
    beside: async (space) => {
      const smaller = await composePicture(cutout, partBeside(backdrop, space), { lightMatch })
      return { picture: smaller.picture, mask: smaller.mask, photoFrame: frameOfPhoto(photoPlace, smaller) }
    },
    ...(understood && { understood }),
  }
}

async function sizeOf(photo: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(photo).metadata()
  return { width, height }
}

/** Space for two lines of headline above the subject and for the signature below it. */
function roomForType({ headline, signature }: PictureOrder, size: Size): FreeRoom {
  const margins = marginsOf(size)
  return {
    top: headline ? margins.top + (0.23 * size.width) / size.height : 0,
    bottom: signature ? margins.bottom + (0.045 * size.width) / size.height : 0,
  }
}

/** The photo at the scale and position of its subject in the result. */
function frameOfPhoto(photo: Box, { picture, placement: { source, target } }: Composition): PhotoFrame {
  const across = target.width / source.width
  const down = target.height / source.height
  return {
    left: (target.left + (photo.left - source.left) * across) / picture.width,
    top: (target.top + (photo.top - source.top) * down) / picture.height,
    width: (photo.width * across) / picture.width,
    height: (photo.height * down) / picture.height,
  }
}

function sizeWarnings(cutout: Cutout, { placement }: Composition): EngineWarning[] {
  const enlargement = placement.target.width / placement.source.width
  return enlargement > SOFT_ENLARGEMENT && cutout.photo.width < 1080 ? ['low_resolution'] : []
}

/** A subject that lies on a table looks wrong in front of a wall: the scene was moved, or it should be. */
export function viewWarnings(photo: View, { view = 'front' }: Pick<Backdrop, 'view'>, isMoved: boolean): EngineWarning[] {
  if (isMoved) return ['moved_above']
  return photo === 'above' && view === 'front' ? ['seen_from_above'] : []
}
