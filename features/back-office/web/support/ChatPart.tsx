import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PanelConversation } from '#features/back-office/support-contract.ts'
import { DeliveriesPart } from '../member/DeliveriesPart.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { useMemberConversations } from './conversation-queries.ts'
import { ConversationBadge } from './ConversationBadge.tsx'
import { SupportThreadMessages } from './SupportThreadMessages.tsx'

/** What the member and we wrote to each other as people, then what the product sent by itself. */
export function ChatPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('panel')
  const tCommon = useTranslation().t
  const { data, error, refetch } = useMemberConversations(memberId)
  return (
    <>
      {error && <RetryAlert text={t('failed.data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-48 w-full" />}
      {data?.map((conversation, place) => (
        <Conversation key={conversation.id} conversation={conversation} memberId={memberId} isNewest={place === 0} />
      ))}
      <h2 className="text-lg">{t('conversations.deliveries')}</h2>
      <DeliveriesPart memberId={memberId} />
    </>
  )
}

interface ConversationProps {
  conversation: PanelConversation
  memberId: string
  /** Only in the newest one can be written. */
  isNewest: boolean
}

function Conversation({ conversation, memberId, isNewest }: ConversationProps) {
  const { t } = useTranslation('panel')
  const writeDay = useDateTimeFormat('day')
  const { opened_at, delete_after, ended_by, messages, state } = conversation
  return (
    <Section heading={t('conversations.heading', { date: writeDay(opened_at) })} aside={<ConversationBadge state={state} />}>
      <p className="mt-1 text-sm text-soft">
        {ended_by !== null && `${t(`conversations.endedBy.${ended_by}`)} `}
        {t('conversations.deletedOn', { date: writeDay(delete_after) })}
      </p>
      <SupportThreadMessages messages={messages} />
      {isNewest && !conversation.is_window_open && (
        <Alert variant="notice" className="mt-4">
          {t('conversations.windowClosed')}
        </Alert>
      )}
      {isNewest && <AnswerForm conversation={conversation} memberId={memberId} />}
    </Section>
  )
}
