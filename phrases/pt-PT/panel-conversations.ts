import type { Shape } from '../shape.ts'
import type { panelConversations as source } from '../pt-BR/panel-conversations.ts'

/** What the panel says of conversations between members and administrators. */
export const panelConversations = {
  waitsSince: 'Espera desde',
  lastMessage: 'Última mensagem',
  waitsSinceDate: 'Espera desde {{date}}',
  lastMessageAt: 'Última mensagem em {{date}}',
  memberWaits: 'Espera por uma resposta desde {{date}}.',
  isOpen: 'Tem uma conversa aberta com a equipa.',
  states: { waiting: 'Espera resposta', answered: 'Respondida', ended: 'Terminada' },
  heading: 'Conversa de {{date}}',
  endedBy: {
    member: 'O membro terminou-a.',
    team: 'A administração terminou-a.',
    time: 'Terminou por falta de mensagens.',
  },
  deletedOn: 'O que foi escrito é apagado em {{date}}.',
  messages: 'Mensagens',
  authors: { member: 'Membro', team: 'Administração', product: 'Resposta automática' },
  kinds: { photo: '[foto]', other: '[outro tipo de mensagem]' },
  deliveryStates: {
    waiting: 'A caminho',
    held: 'Aviso enviado; segue com a próxima mensagem do membro',
    sent: 'Enviada',
    delivered: 'Entregue',
    read: 'Lida',
    failed: 'Não foi entregue',
    dropped: 'Não foi enviada',
  },
  windowClosed: 'O membro não escreve há cerca de um dia. Recebe um aviso, e a resposta segue com a sua próxima mensagem.',
  answer: 'Resposta',
  opensAgain: 'Uma resposta volta a abrir a conversa.',
  send: 'Enviar',
  sendAndEnd: 'Enviar e terminar',
  end: 'Terminar a conversa',
  sent: 'Resposta a caminho',
  ended: 'Conversa terminada',
  deliveries: 'Entregas',
} as const satisfies Shape<typeof source>
