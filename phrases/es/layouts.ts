import type { Shape } from '../shape.ts'
import type { layoutNames as original, layoutPanel as originalPanel } from '../pt-BR/layouts.ts'

export const layoutNames: Shape<typeof original> = {
  photo: 'Solo la foto',
  title: 'Título',
  price: 'Título y precio',
  column: 'Columna al lado',
  band: 'Franja',
  frame: 'Marco',
  story: 'Cartel',
  quote: 'Frase',
}

/** The choice of a layout at a result. */
export const layoutPanel: Shape<typeof originalPanel> = {
  title: 'Diseño de la publicación',
  free: 'Cambiar es gratis hasta {{day}} a las {{time}}.',
  fromLine: 'Se rellena con lo que debe decir el texto: título, precio y fecha. Después, cambiarlo es gratis.',
  line: 'En una línea',
  linePlaceholder: 'corte R$ 60 hasta el viernes',
  lineHint: 'El precio y la fecha van a su lugar.',
  fill: 'Rellenar',
  more: 'Más diseños',
  fewer: 'Menos diseños',
  choose: 'Usar el diseño {{name}}',
  chosen: 'En uso',
  changing: 'Cambiando…',
  fields: {
    title: 'Título',
    price: 'Precio',
    date: 'Fecha',
    body: 'Texto',
  },
  save: 'Aplicar textos',
  undo: 'Deshacer',
  noPreview: 'Sin vista previa',
  waiting: 'Preparando la vista previa…',
}
