import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { conversations, type PanelConversation } from '#features/back-office/support-contract.ts'
import { type Intent, intentFor, newOrderKey } from '#features/order-intent.ts'
import { showToast } from '#ui/toast.ts'
import { usePanelCall } from '../use-panel-call.ts'

interface Answer {
  /** Empty: the conversation is only ended. */
  readonly text: string
  readonly end: boolean
}

/** Sends an answer once, however often it is tapped, and shows the success. @throws CallError for a refusal */
export function useAnswer(conversation: PanelConversation, memberId: string): (answer: Answer) => Promise<void> {
  const { t } = useTranslation('panel')
  const callPanel = usePanelCall()
  const intent = useRef<Intent>(undefined)
  return async ({ text, end }) => {
    intent.current = intentFor(JSON.stringify([conversation.id, text, end]), intent.current, newOrderKey)
    const { key } = intent.current
    const body = { seen: newestSeen(conversation), end, ...(text !== '' && { text }) }
    await callPanel((headers) =>
      call(conversations.answerConversation, {
        params: { member_id: memberId },
        body,
        headers: { ...headers, 'idempotency-key': key },
      }),
    )
    intent.current = undefined
    void showToast('success', t(text === '' ? 'conversations.ended' : 'conversations.sent'))
  }
}

/** The newest message of a person: whatever comes after it was not seen. */
function newestSeen({ messages }: PanelConversation): string | null {
  return messages.findLast(({ author }) => author !== 'product')?.id ?? null
}
