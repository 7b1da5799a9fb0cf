import type { install as original } from '../pt-BR/install.ts'
import type { Shape } from '../shape.ts'

export const install = {
  name: 'Mandou',
  shortName: 'Mandou',
  description: 'Enviou a foto, já tem o post: luz e cor certas, outro fundo se quiser, e a legenda pronta.',
  newPhoto: 'Nova fotografia',
  posts: 'Publicações agendadas',
  unloaded: 'Esta página não acabou de carregar.',
  offline: {
    heading: 'Sem ligação',
    text: 'Parece que a Internet foi abaixo. Quando voltar, continua no ponto em que estava; se demorar, toque em “Tentar novamente”.',
    retry: 'Tentar novamente',
  },
} as const satisfies Shape<typeof original>
