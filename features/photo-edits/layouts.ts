/** The ready designs of a post, for both halves. The engine draws them (`engine/layouts`). */

/** In the order in which they are offered. */
export const LAYOUTS = ['photo', 'title', 'price', 'column', 'band', 'frame', 'story', 'quote'] as const
export type Layout = (typeof LAYOUTS)[number]
export const TEXT_FIELDS = ['title', 'price', 'date', 'body'] as const
export type TextField = (typeof TEXT_FIELDS)[number]

/** The texts that each layout draws, in the order in which they are read. */
export const LAYOUT_FIELDS: Readonly<Record<Layout, readonly TextField[]>> = {
  photo: [],
  title: ['title'],
  price: ['title', 'price', 'date'],
  column: ['title', 'body', 'date', 'price'],
  band: ['title', 'date', 'price'],
  frame: ['title', 'date'],
  story: ['title', 'date', 'price'],
  quote: ['body'],
}

/** The longest texts, in UTF-16 units. */
export const TEXT_MAX = { title: 60, price: 24, date: 40, body: 140 } as const satisfies Readonly<Record<TextField, number>>

/** The texts of a post. One without a field in the layout is kept, and not drawn. */
export type PostTexts = { readonly [Field in TextField]?: string | undefined }
