import type { Shape } from '../shape.ts'
import type { panelConversations as source } from '../pt-BR/panel-conversations.ts'

/** What the panel says of conversations between members and administrators. */
export const panelConversations = {
  waitsSince: 'Waiting since',
  lastMessage: 'Last message',
  waitsSinceDate: 'Waiting since {{date}}',
  lastMessageAt: 'Last message on {{date}}',
  memberWaits: 'Waiting for an answer since {{date}}.',
  isOpen: 'Has an open conversation with the team.',
  states: { waiting: 'Waiting for an answer', answered: 'Answered', ended: 'Ended' },
  heading: 'Conversation of {{date}}',
  endedBy: {
    member: 'The member ended it.',
    team: 'An administrator ended it.',
    time: 'It ended because nobody wrote.',
  },
  deletedOn: 'What was written is deleted on {{date}}.',
  messages: 'Messages',
  authors: { member: 'Member', team: 'Administrator', product: 'Automatic answer' },
  kinds: { photo: '[photo]', other: '[another kind of message]' },
  deliveryStates: {
    waiting: 'On its way',
    held: 'Announced; it follows with the member’s next message',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Not delivered',
    dropped: 'Not sent',
  },
  windowClosed: 'The member has not written for about a day. They get a notice, and the answer follows with their next message.',
  answer: 'Answer',
  opensAgain: 'An answer opens the conversation again.',
  send: 'Send',
  sendAndEnd: 'Send and end',
  end: 'End the conversation',
  sent: 'The answer is on its way',
  ended: 'Conversation ended',
  deliveries: 'Deliveries',
} as const satisfies Shape<typeof source>
