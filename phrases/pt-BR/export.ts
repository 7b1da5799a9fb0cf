import { CHAT_NETWORK } from '../chat-network.ts'

/** The note that lies on top of a copy of one's data. */
export const exportNote = {
  fileName: 'LEIA-ME.txt',
  title: 'Os seus dados no {{brand}}',
  taken: 'Cópia feita em {{date}} (UTC).',
  photos: 'as fotos que você mandou, como as guardamos: viradas para cima e sem o local onde foram feitas',
  results: 'as imagens prontas, em cada formato que você pediu',
  times: 'As horas dos arquivos estão em UTC. Os nomes das fotos e das imagens começam com o dia e a hora em que foram feitas.',
  left: 'O que não está aqui: senhas não existem, e chaves ou códigos que só servem para o sistema funcionar ficam de fora.',
  other: 'outros dados seus',
  sections: {
    account: 'o seu perfil: nome, celular, e-mail, CPF e o que mais você preencheu',
    consents: 'os termos que você aceitou, quando e de onde',
    devices: 'onde você está conectado',
    plan: 'o seu plano, mês a mês',
    payments: 'os seus pagamentos',
    refunds: 'o que foi devolvido a você',
    coupons: 'os cupons que você usou',
    photos: 'a lista das fotos, com a data em que cada uma será apagada',
    edits: 'o que você pediu, o que foi feito e as legendas, com a data em que tudo será apagado',
    brand: 'a sua marca: cores, letra, nome e palavras; o logo está em logo.jpg',
    caption_days: 'quantas legendas avulsas você pediu por dia',
    caption_habits: 'o que aprendemos com as legendas que você mudou, e desde quando',
    notices: 'os avisos que você recebeu',
    activity: 'o que aconteceu na sua conta, quando e de onde',
    instagram: 'a sua conexão com o Instagram',
    publications: 'os seus posts no Instagram, feitos e agendados',
    chats: `as suas conversas conosco pelo ${CHAT_NETWORK}: de que número e desde quando, não o que foi escrito`,
    conversations: 'as suas conversas com a equipe, com o que foi escrito e a data em que será apagado',
  },
} as const
