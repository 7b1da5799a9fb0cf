import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, fetchOrThrow } from '#features/api.ts'
import { LinkedChats, useLinkedChats } from '#features/chat/web/index.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { LoadProblem } from '#features/payments/web/index.ts'
import { signIn, type Device } from '#features/sign-in/contract.ts'
import { useMember } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast.ts'

/** Other sessions and linked chats, which the member can end, for example after losing a phone. */
export function OtherDevices() {
  const { t } = useTranslation('account')
  const { phone } = useMember()
  const { data, isError, refetch } = useQuery({
    queryKey: ['other-sessions'],
    queryFn: async ({ signal }) => (await fetchOrThrow(signIn.listOtherSessions, { query: { phone }, signal })).sessions,
  })
  const { chats, refetch: refetchChats } = useLinkedChats()
  const { end, ending } = useEndDevices(() => void Promise.all([refetch(), refetchChats()]))
  const isUnknown = data === undefined
  return (
    <Section heading={t('settings.devices')}>
      {isUnknown && isError && <LoadProblem text={t('settings.devicesUnknown')} onRetry={() => void refetch()} />}
      {isUnknown && !isError && <Skeleton className="mt-3 h-14 w-full" />}
      {data?.length === 0 && <p className="mt-2 text-soft">{t('settings.noDevices')}</p>}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {data?.map((device) => (
          <Line key={device.id} device={device} isBusy={ending === device.id} onEnd={() => void end(device.id)} />
        ))}
      </ul>
      <LinkedChats />
      <EndAll devices={data?.length ?? 0} chats={chats.length} isBusy={ending === 'all'} onEnd={() => void end('all')} />
    </Section>
  )
}

interface EndAllProps {
  readonly devices: number
  readonly chats: number
  readonly isBusy: boolean
  readonly onEnd: () => void
}

/** Hidden for a single one, which has a button of its own. */
function EndAll({ devices, chats, isBusy, onEnd }: EndAllProps) {
  const { t } = useTranslation('account')
  if (devices + chats < 2) return null
  return (
    <div className="mt-4">
      {chats > 0 && <p className="mb-2 text-sm text-soft">{t('settings.endAllText')}</p>}
      <Button className="max-sm:w-full" isBusy={isBusy} onClick={onEnd}>
        {t('settings.endAll')}
      </Button>
    </div>
  )
}

function Line({ device: { device, last_seen_at }, isBusy, onEnd }: { device: Device; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('account')
  const writeDay = useDayFormat('long')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="flex min-w-0 items-center gap-3">
        <MonitorSmartphone className="size-6 shrink-0 text-soft" aria-hidden="true" />
        <span>
          <span className="block font-semibold">{device}</span>
          <span className="text-sm text-soft">{t('settings.lastSeen', { date: writeDay(last_seen_at) })}</span>
        </span>
      </p>
      <Button isBusy={isBusy} onClick={onEnd} aria-label={t('settings.endNamedDevice', { device })}>
        {t('settings.endDevice')}
      </Button>
    </li>
  )
}

/** `ending`: the id of the one being ended, or all of them. */
function useEndDevices(onEnded: () => void) {
  const { t } = useTranslation('account')
  const { phone } = useMember()
  const [ending, setEnding] = useState<string>()

  async function end(which: string) {
    setEnding(which)
    const query = which === 'all' ? { phone } : { phone, id: which }
    const result = await call(signIn.endOtherSessions, { query })
    setEnding(undefined)
    const done = which === 'all' ? t('settings.devicesEnded') : t('settings.deviceEnded')
    void showToast(result.ok ? 'success' : 'error', result.ok ? done : result.error)
    // one that was ended elsewhere must leave the list too
    onEnded()
  }

  return { end, ending }
}
