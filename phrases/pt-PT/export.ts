import { CHAT_NETWORK } from '../chat-network.ts'
import type { Shape } from '../shape.ts'
import type { exportNote as source } from '../pt-BR/export.ts'

/** The note that lies on top of a copy of one's data. */
export const exportNote = {
  fileName: 'LEIA-ME.txt',
  title: 'Os seus dados no {{brand}}',
  taken: 'Cópia feita em {{date}} (UTC).',
  photos: 'as fotografias que enviou, tal como as guardamos: direitas e sem o local onde foram tiradas',
  results: 'as imagens prontas, em cada formato que pediu',
  times:
    'As horas dos ficheiros estão em UTC. Os nomes das fotografias e das imagens começam pelo dia e pela hora em que foram feitas.',
  left: 'O que não está aqui: palavras-passe não existem, e chaves ou códigos que só servem para o sistema funcionar ficam de fora.',
  other: 'outros dados seus',
  sections: {
    account: 'o seu perfil: nome, telemóvel, e-mail, CPF e o que mais preencheu',
    consents: 'os termos que aceitou, quando e de onde',
    devices: 'onde tem a sessão iniciada',
    plan: 'o seu plano, mês a mês',
    payments: 'os seus pagamentos',
    refunds: 'o que lhe foi devolvido',
    coupons: 'os cupões que usou',
    photos: 'a lista das fotografias, com a data em que cada uma será apagada',
    edits: 'o que pediu, o que foi feito e as legendas, com a data em que tudo será apagado',
    brand: 'a sua marca: cores, letra, nome e palavras; o logótipo está em logo.jpg',
    caption_days: 'quantas legendas avulsas pediu por dia',
    caption_habits: 'o que aprendemos com as legendas que mudou, e desde quando',
    notices: 'os avisos que recebeu',
    activity: 'o que aconteceu na sua conta, quando e de onde',
    instagram: 'a sua ligação ao Instagram',
    publications: 'as suas publicações no Instagram, feitas e agendadas',
    chats: `as suas conversas connosco no ${CHAT_NETWORK}: de que número e desde quando, não o que foi escrito`,
    conversations: 'as suas conversas com a equipa, com o que foi escrito e a data em que será apagado',
  },
} as const satisfies Shape<typeof source>
