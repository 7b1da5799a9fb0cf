/** Where texts and picture go in the layouts that have a place of their own for text: no text ever lies on the picture. */
import { marginsOf, type Size } from '#engine/layout/formats.ts'
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

type Draw = (texts: PanelTexts, style: PostStyle, size: Size) => PanelPlan

/** Plans a layout. Without any text its panels are as slim as the design allows. */
export function planPanels(layout: PanelLayout, texts: PanelTexts, { style, size }: { style: PostStyle; size: Size }): PanelPlan {
  return PLANS[layout](texts, style, size)
}

const PLANS: Readonly<Record<PanelLayout, Draw>> = {
  price: (texts, style, size) => {
    const all = [title(texts, style), date(texts, style), plate(texts.price, style), name(texts, style)].flat()
    return above(all, { size, align: 'centre', tone: 'quiet' })
  },
  band: (texts, style, size) => {
    const side = sideOf(size)
    const price = setStack([priceOf(texts, style, 0.07)].flat(), 0.4, 0.14)
    const isWide = price.width > 0 && 1 - 2 * side - price.width - AIR >= 0.4
    const words = [title(texts, style, 0.062), date(texts, style), isWide ? [] : priceOf(texts, style, 0.058), name(texts, style)]
    const room = 1 - 2 * side - (isWide ? price.width + AIR : 0)
    const stack = setStack(words.flat(), room, MOST * heightOf(size))
    const height = Math.max(stack.height, isWide ? price.height : 0) + 2 * AIR + below(size)
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
  column: (texts, style, size) => {
    // beside a column a story would be a strip
    if (heightOf(size) > TALL) {
      const all = [
        title(texts, style),
        body(texts, style),
        date(texts, style),
        plate(texts.price, style),
        name(texts, style),
      ].flat()
      return above(all, { size, align: 'left', tone: 'quiet' })
    }
    return beside(texts, { style, size, tone: 'quiet' })
  },
  frame: (texts, style, size) => {
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
  story: (texts, style, size) => {
    // above and below a wide picture there is no room
    if (heightOf(size) < WIDE) return beside(texts, { style, size, tone: 'bold' })
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
  quote: (texts, style, size) => {
    const words = [quoted(texts, style), name(texts, style)].flat()
    return { ...above(words, { size, align: 'left', tone: 'quiet', extra: MARK }), hasMark: words.length > 0 }
  },
}

const NONE = { left: 0, top: 0, right: 0, bottom: 0, hasMark: false } as const
/** Width of the column, and of the mats around the picture. */
const COLUMN = 0.4
const FRAME = 0.05
const CARD = 0.06
/** Height of a quotation mark with the air under it. */
export const MARK = 0.095

/** All texts in a column on the left. */
function beside(texts: PanelTexts, { style, size, tone }: { style: PostStyle; size: Size; tone: PanelPlan['tone'] }): PanelPlan {
  const side = sideOf(size)
  const room = COLUMN - side - 0.04
  const words = [
    title(texts, style, 0.056),
    body(texts, style),
    date(texts, style, 0.029),
    plate(texts.price, style, 0.04),
    name(texts, style, 0.023),
  ]
  const margins = marginsOf(size)
  const free = heightOf(size) * (1 - margins.top - margins.bottom)
  const stack = setStack(words.flat(), room, free)
  const top = heightOf(size) * margins.top + (free - stack.height) / 2
  return { ...NONE, left: COLUMN, tone, stacks: [{ ...stack, left: side, top, room, align: 'left' }] }
}

function above(
  pieces: readonly Piece[],
  { size, align, tone, extra = 0 }: { size: Size; align: 'left' | 'centre'; tone: PanelPlan['tone']; extra?: number },
): PanelPlan {
  const room = 1 - 2 * sideOf(size)
  const stack = setStack(pieces, room, MOST * heightOf(size) - extra - above916(size))
  const lead = stack.height > 0 ? extra : 0
  const top = stack.height > 0 ? stack.height + lead + 2 * AIR + above916(size) : 0
  return { ...NONE, top, tone, stacks: [{ ...stack, left: sideOf(size), top: above916(size) + AIR + lead, room, align }] }
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
