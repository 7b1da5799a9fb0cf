import { useQueryClient } from '@tanstack/react-query'
import { Bell, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { notices, type NoticeAction } from '#features/notices/contract.ts'
import { paths } from '#features/paths.ts'
import { useMember } from '#features/session/web/index.ts'
import { IconButton, LinkButton } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { noticesKey, useNotices } from './money-queries.ts'

type Notice = Reply<typeof notices.listNotices>['notices'][number]

const LINKS: Readonly<Record<NoticeAction, string>> = {
  new_card: paths.account({ tab: 'billing', card: 'new' }),
  receipts: paths.account({ tab: 'billing' }),
  subscribe: paths.checkout(),
  connect_instagram: paths.socialConnect(),
  posts: paths.calendar(),
  terms: paths.terms(),
  studio: paths.studio(),
  chats: paths.account({ tab: 'connect' }),
}

/** Actions that the billing tab already shows itself. */
const SHOWN_ELSEWHERE: ReadonlySet<NoticeAction | null> = new Set(['receipts', 'new_card'])

/**
 * Notices that the member has not dismissed. `place`: on the billing tab, notices do not link to or repeat what is visible there.
 */
export function Notices({ place }: { place: 'billing' | 'elsewhere' }) {
  const { t } = useTranslation('payments')
  const { data = [] } = useNotices()
  const isBilling = place === 'billing'
  const shown = data.filter(({ kind }) => !isBilling || kind !== 'receipt_ready')
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('notices.label')} className="flex flex-col gap-2">
      {shown.map((notice) => (
        <Line key={notice.id} notice={notice} isInSight={isBilling && SHOWN_ELSEWHERE.has(notice.action)} />
      ))}
    </ul>
  )
}

function Line({ notice: { id, text, action, created_at }, isInSight }: { notice: Notice; isInSight: boolean }) {
  const { t } = useTranslation('payments')
  const writeDay = useDayFormat('long')
  const dismiss = useDismiss()
  return (
    <li className="flex items-start gap-3 rounded-control bg-accent-soft py-2 pr-1.5 pl-4 text-sm">
      <Bell className="mt-2.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <p className="min-w-0 flex-1 basis-60">
          {text} <span className="whitespace-nowrap text-soft">{writeDay(created_at)}</span>
        </p>
        {action !== null && !isInSight && (
          <LinkButton to={LINKS[action]} size="small" className="min-h-11">
            {t(`notices.${action}`)}
          </LinkButton>
        )}
      </div>
      <IconButton label={t('notices.dismiss')} onClick={() => void dismiss(id)}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** Removed at once; restored if the server did not get the request. */
function useDismiss() {
  const { i18n } = useTranslation()
  const queryClient = useQueryClient()
  const { phone } = useMember()
  const queryKey = [...noticesKey, i18n.language]
  return async (id: string) => {
    queryClient.setQueryData<Notice[]>(queryKey, (shown) => shown?.filter((notice) => notice.id !== id))
    const result = await call(notices.dismissNotice, { params: { id }, body: { phone } })
    if (result.ok) return
    void showToast('error', result.error)
    void queryClient.invalidateQueries({ queryKey: noticesKey })
  }
}
