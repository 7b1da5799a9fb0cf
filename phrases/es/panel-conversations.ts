import type { Shape } from '../shape.ts'
import type { panelConversations as source } from '../pt-BR/panel-conversations.ts'

/** What the panel says of conversations between members and administrators. */
export const panelConversations = {
  waitsSince: 'Espera desde',
  lastMessage: 'Último mensaje',
  waitsSinceDate: 'Espera desde el {{date}}',
  lastMessageAt: 'Último mensaje el {{date}}',
  memberWaits: 'Espera una respuesta desde el {{date}}.',
  isOpen: 'Tiene una conversación abierta con el equipo.',
  states: { waiting: 'Espera respuesta', answered: 'Respondida', ended: 'Cerrada' },
  heading: 'Conversación del {{date}}',
  endedBy: {
    member: 'La cerró el miembro.',
    team: 'La cerró la administración.',
    time: 'Se cerró por falta de mensajes.',
  },
  deletedOn: 'Lo escrito se borra el {{date}}.',
  messages: 'Mensajes',
  authors: { member: 'Miembro', team: 'Administración', product: 'Respuesta automática' },
  kinds: { photo: '[foto]', other: '[otro tipo de mensaje]' },
  deliveryStates: {
    waiting: 'En camino',
    held: 'Aviso enviado; sigue con el próximo mensaje del miembro',
    sent: 'Enviada',
    delivered: 'Entregada',
    read: 'Leída',
    failed: 'No se entregó',
    dropped: 'No se envió',
  },
  windowClosed: 'El miembro no escribe desde hace cerca de un día. Recibe un aviso, y la respuesta sigue con su próximo mensaje.',
  answer: 'Respuesta',
  opensAgain: 'Una respuesta abre la conversación de nuevo.',
  send: 'Enviar',
  sendAndEnd: 'Enviar y cerrar',
  end: 'Cerrar la conversación',
  sent: 'Respuesta en camino',
  ended: 'Conversación cerrada',
  deliveries: 'Entregas',
} as const satisfies Shape<typeof source>
