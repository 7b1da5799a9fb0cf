import type { Shape } from '../shape.ts'
import type { layoutNames as original, layoutPanel as originalPanel } from '../pt-BR/layouts.ts'

export const layoutNames: Shape<typeof original> = {
  photo: 'Só a foto',
  title: 'Título',
  price: 'Título e preço',
  column: 'Coluna ao lado',
  band: 'Faixa',
  frame: 'Moldura',
  story: 'Cartaz',
  quote: 'Frase',
}

/** The choice of a layout at a result. */
export const layoutPanel: Shape<typeof originalPanel> = {
  title: 'Layout da publicação',
  free: 'Trocar é grátis até {{day}} às {{time}}.',
  fromLine: 'Preenchido com o que a legenda deve dizer: título, preço e data. Depois, trocar é grátis.',
  line: 'Numa linha',
  linePlaceholder: 'corte R$ 60 até sexta',
  lineHint: 'O preço e a data vão para o sítio certo.',
  fill: 'Preencher',
  more: 'Mais layouts',
  fewer: 'Menos layouts',
  choose: 'Usar o layout {{name}}',
  chosen: 'Em uso',
  changing: 'A trocar…',
  fields: {
    title: 'Título',
    price: 'Preço',
    date: 'Data',
    body: 'Texto',
  },
  save: 'Aplicar textos',
  undo: 'Anular',
  noPreview: 'Sem pré-visualização',
  waiting: 'A preparar a pré-visualização…',
}
