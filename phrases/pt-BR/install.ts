/** Texts of the installed app and of its page without a connection. Browsers load none of it with a screen. */
export const install = {
  name: 'Mandou',
  shortName: 'Mandou',
  description: 'Mandou a foto, virou post: luz e cor certas, outro fundo se quiser, e a legenda pronta.',
  newPhoto: 'Nova foto',
  posts: 'Posts agendados',
  unloaded: 'Esta página não terminou de carregar.',
  offline: {
    heading: 'Sem conexão',
    text: 'Parece que a internet caiu. Quando ela voltar, você continua de onde estava; se demorar, toque em “Tentar de novo”.',
    retry: 'Tentar de novo',
  },
} as const
