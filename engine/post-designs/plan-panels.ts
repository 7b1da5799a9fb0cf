/** Where texts and picture go in the layouts that have a place of their own for text: no text ever lies on the picture. */
import { marginsOf, type Size } from '#engine/framing/formats.ts'
import type { LayoutId, LayoutTexts } from '#engine/types.ts'
import type { PostStyle } from './post-style.ts'
import { type Piece, setStack, type Stack } from './set-stack.ts'

/** A layout whose texts stand beside the picture. */
export type PanelLayout = Exclude<LayoutId, 'photo' | 'title'>

/** Texts in an area; lengths are shares of the finished picture's width, from its top left. */
export interface PlacedStack extends Stack {
  readonly left: number
  readonly top: number
  /** The width in which the stack is aligned. */
  readonly room: number
  readonly align: 'left' | 'centre' | 'right'
}

export interface PanelPlan {
  readonly stacks: readonly PlacedStack[]
  /** The picture's place in shares of the width; its bottom edge is the finished one's less `bottom`. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly tone: 'bold' | 'quiet'
  /** A large quotation mark above the text. */
  readonly hasMark: boolean
}

const AIR = 0.055
/** No panel takes more of the picture's height. */
const MOST = 0.46

type Sizes = Readonly<Record<'title' | 'date' | 'price' | 'body' | 'name', number>>
const SIZES: Sizes = { title: 0.082, date: 0.034, price: 0.058, body: 0.036, name: 0.0275 }

export interface PanelTexts extends LayoutTexts {
  readonly name?: string | undefined
}

/** What a layout is drawn for. */
export interface PanelSetting {
  readonly style: PostStyle
  readonly size: Size
  /** Width over height of a photo that cannot be cropped to its place: panels grow where it leaves room. */
  readonly ratio?: number
}

type Draw = (texts: PanelTexts, setting: PanelSetting) => PanelPlan

/** Plans a layout. Without any text its panels are as slim as the design allows. */
export function planPanels(layout: PanelLayout, texts: PanelTexts, setting: PanelSetting): PanelPlan {
  return PLANS[layout](texts, setting)
}

/** The other way to place the same texts, for photos that would be small in the layout's own place: beside them, or above. */
export function planInstead(layout: PanelLayout, texts: PanelTexts, setting: PanelSetting): PanelPlan {
  const tone = layout === 'band' || layout === 'story' ? 'bold' : 'quiet'
  if (heightOf(setting.size) <= TALL && layout !== 'column')
    return beside(layout === 'quote' ? asTitle(texts) : texts, setting, tone)
  const words = layout === 'quote' ? [quoted(texts, setting.style)] : wordsOf(texts, setting.style)
  return above([...words, name(texts, setting.style)].flat(), setting, { align: layout === 'column' ? 'left' : 'centre', tone })
}

function asTitle({ name: signature, body: quote, title: named }: PanelTexts): PanelTexts {
  return { name: signature, title: quote ?? named }
}

function wordsOf(texts: PanelTexts, style: PostStyle): readonly One[] {
  return [title(texts, style), body(texts, style), date(texts, style), plate(texts.price, style)]
}

const PLANS: Readonly<Record<PanelLayout, Draw>> = {
  price: (texts, setting) => {
    const { style } = setting
    const all = [title(texts, style), date(texts, style), plate(texts.price, style), name(texts, style)].flat()
    return above(all, setting, { align: 'centre', tone: 'quiet' })
  },
  band: (texts, { style, size, ratio }) => {
    const side = sideOf(size)
    const price = setStack([priceOf(texts, style, 0.07)].flat(), 0.4, 0.14)
    const isWide = price.width > 0 && 1 - 2 * side - price.width - AIR >= 0.4
    const larger = ratio === undefined ? 1 : 1.2
    const words = [
      title(texts, style, 0.062 * larger),
      date(texts, style),
      isWide ? [] : priceOf(texts, style, 0.058),
      name(texts, style),
    ]
    const room = 1 - 2 * side - (isWide ? price.width + AIR : 0)
    const stack = setStack(words.flat(), room, MOST * heightOf(size))
    const height = Math.max(Math.max(stack.height, isWide ? price.height : 0) + 2 * AIR + below(size), leftBy(ratio, size))
    const top = heightOf(size) - height
    const middle = (inner: number) => top + (height - below(size) - inner) / 2
    return {
      ...NONE,
      bottom: height,
      tone: 'bold',
      stacks: [
        { ...stack, left: side, top: middle(stack.height), room, align: 'left' },
        ...(isWide
          ? [
              {
                ...price,
                left: 1 - side - price.width,
                top: middle(price.height),
                room: price.width,
                align: 'right' as const,
              },
            ]
          : []),
      ],
    }
  },
  column: (texts, setting) => {
    const { style, size } = setting
    // beside a column a story would be a strip
    if (heightOf(size) <= TALL) return beside(texts, setting, 'quiet')
    return above([...wordsOf(texts, style), name(texts, style)].flat(), setting, { align: 'left', tone: 'quiet' })
  },
  frame: (texts, { style, size }) => {
    const room = 1 - 2 * sideOf(size)
    const words = [title(texts, style, 0.06), date(texts, style), name(texts, style)].flat()
    const stack = setStack(words, room, 0.3 * heightOf(size))
    const bottom = stack.height + 2 * FRAME + below(size)
    return {
      ...NONE,
      left: FRAME,
      right: FRAME,
      top: FRAME + above916(size),
      bottom,
      tone: 'quiet',
      stacks: [{ ...stack, left: sideOf(size), top: heightOf(size) - bottom + FRAME, room, align: 'centre' }],
    }
  },
  story: (texts, setting) => {
    const { style, size } = setting
    // above and below a wide picture there is no room
    if (heightOf(size) < WIDE) return beside(texts, setting, 'bold')
    const room = 1 - 2 * sideOf(size)
    const head = setStack([date(texts, style), title(texts, style, 0.104)].flat(), room, 0.34 * heightOf(size))
    const foot = setStack([plate(texts.price, style, 0.062), name(texts, style)].flat(), room, 0.2 * heightOf(size))
    const top = Math.max(CARD, head.height + 2 * AIR) + above916(size)
    const bottom = Math.max(CARD, foot.height > 0 ? foot.height + 2 * AIR : 0) + below(size)
    return {
      ...NONE,
      left: CARD,
      right: CARD,
      top,
      bottom,
      tone: 'bold',
      stacks: [
        { ...head, left: sideOf(size), top: above916(size) + AIR, room, align: 'centre' },
        { ...foot, left: sideOf(size), top: heightOf(size) - bottom + AIR, room, align: 'centre' },
      ],
    }
  },
  quote: (texts, setting) => {
    const words = [quoted(texts, setting.style), name(texts, setting.style)].flat()
    return { ...above(words, setting, { align: 'left', tone: 'quiet', extra: MARK }), hasMark: words.length > 0 }
  },
}

const NONE = { left: 0, top: 0, right: 0, bottom: 0, hasMark: false } as const
/** Width of the column, and of the mats around the picture. */
const COLUMN = 0.4
const WIDEST_COLUMN = 0.54
/** However wide a photo is, its panel stays below this share of the height. */
const TALLEST_PANEL = 0.58
const FRAME = 0.05
const CARD = 0.06
/** Height of a quotation mark with the air under it. */
export const MARK = 0.095

/** All texts in a column on the left, as wide as a narrow photo leaves. */
function beside(texts: PanelTexts, { style, size, ratio }: PanelSetting, tone: PanelPlan['tone']): PanelPlan {
  const side = sideOf(size)
  const column = ratio === undefined ? COLUMN : Math.max(COLUMN, Math.min(WIDEST_COLUMN, 1 - ratio * heightOf(size)))
  const room = column - side - 0.04
  const larger = column / COLUMN
  const words = [
    title(texts, style, 0.056 * larger),
    body(texts, style),
    date(texts, style, 0.029 * larger),
    plate(texts.price, style, 0.04 * larger),
    name(texts, style, 0.023),
  ]
  const margins = marginsOf(size)
  const free = heightOf(size) * (1 - margins.top - margins.bottom)
  const stack = setStack(words.flat(), room, free)
  const top = heightOf(size) * margins.top + (free - stack.height) / 2
  return { ...NONE, left: column, tone, stacks: [{ ...stack, left: side, top, room, align: 'left' }] }
}

/** Height of what a wide photo leaves free; never more than the larger part of the picture. */
function leftBy(ratio: number | undefined, size: Size): number {
  return ratio === undefined ? 0 : Math.min(TALLEST_PANEL * heightOf(size), heightOf(size) - 1 / ratio)
}

interface AboveWish {
  readonly align: 'left' | 'centre'
  readonly tone: PanelPlan['tone']
  /** Height that is kept free above the first line. */
  readonly extra?: number
}

function above(pieces: readonly Piece[], { size, ratio }: PanelSetting, { align, tone, extra = 0 }: AboveWish): PanelPlan {
  const room = 1 - 2 * sideOf(size)
  const stack = setStack(pieces, room, MOST * heightOf(size) - extra - above916(size))
  const lead = stack.height > 0 ? extra : 0
  const needed = stack.height > 0 ? stack.height + lead + 2 * AIR + above916(size) : 0
  const top = needed > 0 ? Math.max(needed, leftBy(ratio, size)) : 0
  const first = above916(size) + AIR + lead + (top - needed) / 2
  return { ...NONE, top, tone, stacks: [{ ...stack, left: sideOf(size), top: first, room, align }] }
}

function heightOf({ width, height }: Size): number {
  return height / width
}

function sideOf(size: Size): number {
  return marginsOf(size).side
}

/** What the app's own buttons take above and under a story. */
function above916(size: Size): number {
  return heightOf(size) > TALL ? marginsOf(size).top * heightOf(size) - AIR : 0
}

function below(size: Size): number {
  return heightOf(size) > TALL ? 0.12 * heightOf(size) : 0
}

const TALL = 1.6
const WIDE = 0.78

type One = readonly Piece[]

function title(texts: PanelTexts, { display, scale }: PostStyle, size = SIZES.title): One {
  return one(texts.title, { face: display, size: size * scale, leading: 1.1, tracking: -0.012, gap: 0.022, role: 'ink' })
}

function date(texts: PanelTexts, { text }: PostStyle, size = SIZES.date): One {
  return one(texts.date, { face: text, size, leading: 1.3, tracking: 0.01, gap: 0.022, role: 'accent' })
}

function body(texts: PanelTexts, { text }: PostStyle): One {
  return one(texts.body, { face: text, size: SIZES.body * 0.86, leading: 1.38, tracking: 0, gap: 0.03, role: 'ink' })
}

function quoted(texts: PanelTexts, { display, scale }: PostStyle): One {
  return one(texts.body, {
    face: display,
    size: 0.062 * scale,
    leading: 1.24,
    tracking: -0.008,
    gap: 0,
    role: 'ink',
  })
}

function priceOf(texts: PanelTexts, { display, scale }: PostStyle, size = SIZES.price): One {
  return one(texts.price, { face: display, size: size * scale, leading: 1.1, tracking: -0.01, gap: 0.03, role: 'accent' })
}

function plate(price: string | undefined, { display, scale }: PostStyle, size = SIZES.price): One {
  return one(price, { face: display, size: size * scale, leading: 1.1, tracking: 0, gap: 0.034, role: 'plate' })
}

function name(texts: PanelTexts, { text }: PostStyle, size = SIZES.name): One {
  return one(texts.name, { face: text, size, leading: 1.2, tracking: 0.05, gap: 0.034, role: 'ink' })
}

function one(text: string | undefined, piece: Omit<Piece, 'text'>): One {
  return text === undefined || text.trim() === '' ? [] : [{ ...piece, text }]
}
