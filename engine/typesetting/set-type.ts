import type { Box, PhotoFrame, Picture, Plane } from '#engine/types.ts'
import { grown } from './boxes.ts'
import { brightnessOf, drawHeadline, drawName, drawOver, rectangle } from './draw-type.ts'
import { findSeams, NO_SEAMS } from './find-seams.ts'
import { measureContrast } from './measure-contrast.ts'
import { hexOf, paletteOf, prefersLight, type Palette, type Rgb } from './palette.ts'
import { CLEARANCE, ornamentHeight, UNSEEN_COVER, type HeadlineBlock, type HeadlineSetting } from './place-headline.ts'
import type { SignatureBlock } from './place-signature.ts'
import { placeType } from './place-type.ts'
import { chooseStyle, dressed, type Dress, PLAIN, type TypeStyle } from './type-styles.ts'
import { openFace, type FaceName } from './typefaces.ts'
import { areaScale, type CostOfArea } from './cost-of-area.ts'

export interface TypeOrder {
  readonly headline?: string | undefined
  readonly signature?: string | undefined
  /** How a brand sets its texts; the picture decides where it is left out. */
  readonly dress?: Dress | undefined
  /** The photo's position, if the picture extends beyond it. */
  readonly photoFrame?: PhotoFrame | undefined
}

export interface TypesetPicture {
  readonly picture: Picture
  /** Whether the text covers neither subject nor lettering and can be read; if not, it needs a place of its own (`setTypeBeside`). */
  readonly isClear: boolean
  /** Where text was set, for callers that check its distance from the subject. */
  readonly headline: HeadlineBlock | null
  readonly signature: SignatureBlock | null
}

/** The least contrast of text with the pixels under it (WCAG 2.2 requires it for small text). */
export const READABLE = 4.5

/** Share of a subject's height, from its top, in which its face may be. */
const FACE = 0.42

/** Draws headline and signature with real fonts. A text without any printable letter is left out. */
export async function setType(picture: Picture, mask: Plane | null, order: TypeOrder): Promise<TypesetPicture> {
  const palette = dressed(paletteOf(picture, mask), order.dress)
  const nameFace = order.dress?.nameFace ?? PLAIN
  const sheet: Sheet = { picture, mask, palette, nameFace, areaCost: areaScale(picture, mask) }
  const seams = order.photoFrame ? findSeams(order.photoFrame, picture) : NO_SEAMS
  const shared = { seams, faceBottom: faceBottomOf(mask) }
  const title = titleOf(order.headline ?? '', sheet.palette, order.dress)
  const name = openFace(nameFace).printable(order.signature ?? '')
  const isSigned = name !== ''
  const placed = placeType(
    {
      headline: title && { ...shared, ...title, isSigned },
      signature: isSigned ? { ...shared, text: name, face: openFace(nameFace) } : null,
    },
    picture,
    sheet.areaCost,
  )
  const headline = title && placed.headline ? setHeadline(placed.headline, title.style, sheet) : NOTHING_SET
  const signature = placed.signature ? setSignature(placed.signature, sheet) : NOTHING_SET
  const marks = headline.marks + signature.marks
  return {
    picture: marks === '' ? picture : await drawOver(picture, marks),
    isClear: headline.isClear && signature.isClear,
    ...placed,
  }
}

/** The ground of the text. */
interface Sheet {
  readonly picture: Picture
  readonly mask: Plane | null
  readonly palette: Palette
  readonly nameFace: FaceName
  readonly areaCost: CostOfArea
}

/** A text as SVG, and whether it covers nothing that is shown. */
interface SetPiece {
  readonly marks: string
  readonly isClear: boolean
}

const NOTHING_SET: SetPiece = { marks: '', isClear: true }

/** The headline as it is set: printable, and in the style of the picture. */
export function titleOf(
  wanted: string,
  palette: Palette,
  dress?: Dress,
): Pick<HeadlineSetting, 'text' | 'style' | 'face'> | null {
  const style = dress?.style ?? chooseStyle(wanted, palette)
  const face = openFace(style.face)
  const printable = face.printable(wanted)
  if (printable === '') return null
  return { text: style.isUpperCase ? printable.toLocaleUpperCase('pt-BR') : printable, style, face }
}

function setHeadline(block: HeadlineBlock, style: TypeStyle, sheet: Sheet): SetPiece {
  const { box, size } = block
  const { letters, plate } = toneOn(sheet, box)
  const air = PLATE.air * size
  const marks = drawHeadline(block, style, letters, sheet.palette)
  if (!plate) return { marks, isClear: sheet.areaCost(grown(box, CLEARANCE * sheet.picture.width)).cover < UNSEEN_COVER }
  const top = box.top - air - ornamentHeight(style, size)
  const ground = { ...grown(box, air), top, height: box.top + box.height + air - top }
  return { marks: rectangle(ground, hexOf(plate), PLATE.radius * size) + marks, isClear: false }
}

/** Under a headline where the picture is too uneven for letters and there is no place beside it; in em. */
const PLATE = { air: 0.5, radius: 0.14 } as const

function setSignature(block: SignatureBlock, sheet: Sheet): SetPiece {
  return { marks: drawSignature(block, sheet), isClear: sheet.areaCost(grown(block.box, block.size)).cover < UNSEEN_COVER }
}

/** Light or dark letters, whichever the ground favours, and the colour of the plate that they need where it is uneven. */
function toneOn({ picture, areaCost, palette: { ink, paper } }: Sheet, box: Box): { letters: Rgb; plate: Rgb | null } {
  const ground = areaCost(box)
  const isLight = prefersLight(ground.brightness, brightnessOf(ink), brightnessOf(paper))
  const letters = isLight ? paper : ink
  const isCalm = ground.unrest < CALM.unrest && ground.bustle < CALM.bustle
  const isReadable = isCalm && measureContrast(picture, box, { letters }) >= READABLE
  return { letters, plate: isReadable ? null : isLight ? ink : paper } // oxlint-disable-line no-nested-ternary -- three colours
}

/** Behind bare letters: lettering or leaves disturb even where the contrast would suffice. */
const CALM = { unrest: 0.085, bustle: 0.022 } as const

function drawSignature(block: SignatureBlock, { picture, areaCost, nameFace, palette: { ink, paper } }: Sheet): string {
  const { box, size } = block
  const ground = areaCost(grown(box, size))
  const isLight = prefersLight(ground.brightness, brightnessOf(ink), brightnessOf(paper))
  const letters = isLight ? paper : ink
  const isReadable =
    measureContrast(picture, box, { letters }) >= READABLE && ground.cover < 0.1 && ground.unrest < CALM_FOR_NAMES
  if (isReadable) return drawName(block, letters, nameFace)
  const air = { x: size * 0.95, y: size * 0.72 }
  const pill = { left: box.left - air.x, top: box.top - air.y, width: box.width + 2 * air.x, height: box.height + 2 * air.y }
  return rectangle(pill, hexOf(ink), pill.height / 2, 0.86) + drawName(block, paper, nameFace)
}

/** A more uneven ground than this is hard to read on, whatever its contrast. */
const CALM_FOR_NAMES = 0.16

const isSolid = (value: number) => value >= 128

/** Row above which the subject's face may be; nothing is above the first row. */
function faceBottomOf(mask: Plane | null): number {
  if (mask === null) return 0
  const top = Math.floor(Math.max(0, mask.data.findIndex(isSolid)) / mask.width)
  const bottom = Math.floor(mask.data.findLastIndex(isSolid) / mask.width)
  return top + (bottom - top) * FACE
}
