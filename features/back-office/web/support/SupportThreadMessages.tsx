import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { PanelSupportThreadMessage } from '#features/back-office/support-contract.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

/** The messages of a conversation, oldest first. */
export function SupportThreadMessages({ messages }: { messages: readonly PanelSupportThreadMessage[] }) {
  const { t } = useTranslation('panel')
  return (
    <ol aria-label={t('conversations.messages')} aria-live="polite" className="mt-4 flex flex-col gap-3">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  )
}

const VARIANTS = {
  member: 'self-start bg-sunken',
  team: 'self-end bg-good-soft',
  product: 'self-end ring-1 ring-line ring-inset',
} as const

function Message({ message }: { message: PanelSupportThreadMessage }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { author, by, kind, text, at, delivery } = message
  return (
    <li className={clsx('max-w-[85%] rounded-card p-3 md:max-w-[70%]', VARIANTS[author])}>
      <p className="text-xs text-soft tabular-nums">
        {by ?? t(`conversations.authors.${author}`)} · {formatDateTime(at)}
      </p>
      {kind !== 'text' && <p className="mt-1 text-sm text-soft">{t(`conversations.kinds.${kind}`)}</p>}
      {text !== null && <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>}
      {delivery !== null && (
        <p className={clsx('mt-1 text-xs', delivery === 'failed' ? 'font-semibold text-danger' : 'text-soft')}>
          {t(`conversations.deliveryStates.${delivery}`)}
        </p>
      )}
    </li>
  )
}
