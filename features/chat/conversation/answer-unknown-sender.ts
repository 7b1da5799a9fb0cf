import { chatTexts } from '#phrases/chat.ts'
import { HOUR } from '#platform/clock.ts'
import { fill } from '#phrases/shape.ts'
import type { UnknownSenderTopic } from './state.ts'
import { linkTo } from './explain.ts'
import type { Action } from './actions.ts'
import { answer, type ChatInput, type ReplyMessage, type Conversation, replyWith, type Reply } from './types.ts'

/** Each topic is explained once in this time, because every answer costs money and anyone can write. */
const EXPLAIN_AGAIN_AFTER_MS = 6 * HOUR

/** Answers a sender without an account: a code links the chat to an account, everything else leads to the sign-up page. */
export function answerUnknownSender(conversation: Conversation, input: ChatInput): Reply {
  const { facts } = conversation
  if (input.what === 'silence') return replyWith(conversation)
  const action = actionOf(input)
  // a repeated "stop" gets no second answer
  if (action) return replyWith(conversation, { actions: action.do === 'stop' && facts.isStopped ? [] : [action] })
  return explainOnce(conversation, topicOf(input))
}

function explainOnce(conversation: Conversation, topic: UnknownSenderTopic): Reply {
  const { state, facts } = conversation
  const now = facts.now.getTime()
  const isLate = state.invitedAt === undefined || now - state.invitedAt >= EXPLAIN_AGAIN_AFTER_MS
  const answered = isLate ? [] : (state.answeredTopics ?? [])
  if (answered.includes(topic)) return replyWith(conversation)
  const invitedAt = isLate ? now : state.invitedAt
  return replyWith(conversation, {
    state: { ...state, invitedAt, answeredTopics: [...answered, topic] },
    messages: [ANSWERS[topic](conversation)],
  })
}

/** The actions that an unknown sender may cause. */
function actionOf(input: ChatInput): Action | undefined {
  if (input.what !== 'text') return undefined
  const { intent } = input
  if (intent.kind === 'link' && intent.code !== undefined) return { do: 'link', code: intent.code }
  return intent.kind === 'stop' ? { do: 'stop' } : undefined
}

function topicOf(input: ChatInput): UnknownSenderTopic {
  if (input.what !== 'text') return 'sent'
  const { kind } = input.intent
  if (kind === 'price' || kind === 'renewal') return 'price'
  return kind === 'person' ? 'person' : 'hello'
}

const ANSWERS: Readonly<Record<UnknownSenderTopic, (conversation: Conversation) => ReplyMessage>> = {
  hello: (conversation) => invitation(conversation, 'text'),
  price: (conversation) => invitation(conversation, 'price'),
  sent: (conversation) => invitation(conversation, 'sent'),
  person: ({ facts: { language, support, team } }) =>
    answer(fill(chatTexts[language].invitation.person, { support, hours: team.hours })),
}

function invitation({ facts: { language, brand, links, price } }: Conversation, which: 'text' | 'price' | 'sent'): ReplyMessage {
  const texts = chatTexts[language].invitation
  return linkTo({ text: fill(texts[which], { brand, price }), label: texts.label, url: links.signUp })
}
