import type { Shape } from '../shape.ts'
import type { layoutNames as original, layoutPanel as originalPanel } from '../pt-BR/layouts.ts'

export const layoutNames: Shape<typeof original> = {
  photo: 'Photo only',
  title: 'Title',
  price: 'Title and price',
  column: 'Side column',
  band: 'Band',
  frame: 'Frame',
  story: 'Poster',
  quote: 'Quote',
}

/** The choice of a layout at a result. */
export const layoutPanel: Shape<typeof originalPanel> = {
  title: 'Post layout',
  free: 'Changing is free until {{time}} {{day}}.',
  fromLine: 'Filled with what the caption should say: title, price and date. Changing it later is free.',
  line: 'In one line',
  linePlaceholder: 'haircut R$ 60 until Friday',
  lineHint: 'The price and the date go where they belong.',
  fill: 'Fill in',
  more: 'More layouts',
  fewer: 'Fewer layouts',
  choose: 'Use the layout {{name}}',
  chosen: 'In use',
  changing: 'Changing…',
  fields: {
    title: 'Title',
    price: 'Price',
    date: 'Date',
    body: 'Text',
  },
  save: 'Apply texts',
  undo: 'Undo',
  noPreview: 'No preview',
  waiting: 'Preparing the preview…',
}
