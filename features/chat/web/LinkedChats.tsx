import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { call, CallError } from '#features/api.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { useMember } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { chat } from '../contract.ts'
import { type LinkedChat, useLinkedChats } from './use-linked-chats.ts'

/**
 * Lists the linked chats, because anyone who holds one of these phones orders in the member's name, and lets the member
 * unlink them. Renders nothing when there are none.
 */
export function LinkedChats() {
  const { t } = useTranslation('account')
  const { phone } = useMember()
  const { chats, refetch } = useLinkedChats()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (id: string) => {
      const result = await call(chat.unlinkChat, { params: { id }, body: { phone } })
      // a chat unlinked elsewhere is gone, too
      if (!result.ok && result.code !== 'not_found') throw new CallError(result)
    },
    onSuccess: () => void showToast('success', t('chat.unlinked')),
    onError: (error) => void showToast('error', error.message),
    onSettled: () => void refetch(),
  })
  if (chats.length === 0) return null
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="font-semibold">{t('chat.linked')}</h3>
      <ul className="divide-y divide-line">
        {chats.map((linked) => (
          <Line
            key={linked.id}
            linked={linked}
            isBusy={isPending && variables === linked.id}
            onUnlink={() => mutate(linked.id)}
          />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly linked: LinkedChat
  readonly isBusy: boolean
  readonly onUnlink: () => void
}

function Line({ linked: { phone_ends: digits, linked_at, last_message_at }, isBusy, onUnlink }: LineProps) {
  const { t } = useTranslation('account')
  const writeDay = useDayFormat('long')
  const date = writeDay(linked_at)
  const id = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p id={id}>
        <span className="block">{digits === null ? t('chat.linkedOn', { date }) : t('chat.linkedNumber', { digits, date })}</span>
        <span className="text-sm text-soft">{t('chat.lastMessage', { date: writeDay(last_message_at) })}</span>
      </p>
      <Button isBusy={isBusy} onClick={onUnlink} aria-describedby={id}>
        {t('chat.unlink')}
      </Button>
    </li>
  )
}
