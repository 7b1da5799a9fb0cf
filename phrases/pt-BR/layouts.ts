/** Names of the ready designs of a post, by id. */
export const layoutNames = {
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
export const layoutPanel = {
  title: 'Layout do post',
  free: 'Trocar é grátis até {{day}} às {{time}}.',
  fromLine: 'Preenchido com o que a legenda deve dizer: título, preço e data. Depois, trocar é grátis.',
  line: 'Em uma linha',
  linePlaceholder: 'corte R$ 60 até sexta',
  lineHint: 'Preço e data vão para o lugar certo.',
  fill: 'Preencher',
  more: 'Mais layouts',
  fewer: 'Menos layouts',
  choose: 'Usar o layout {{name}}',
  chosen: 'Em uso',
  changing: 'Trocando…',
  fields: {
    title: 'Título',
    price: 'Preço',
    date: 'Data',
    body: 'Texto',
  },
  save: 'Aplicar textos',
  undo: 'Desfazer',
  noPreview: 'Sem prévia',
  waiting: 'Preparando a prévia…',
}
