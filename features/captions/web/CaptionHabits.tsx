import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { useMember } from '#features/session/web/index.ts'
import { useDayFormat } from '#features/use-day-format.ts'
import { Button } from '#ui/Button.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { captions } from '../contract.ts'
import { CAPTION_HABITS, useCaptionHabits } from './use-caption-habits.ts'

/** What was learned from the captions that the member changed, and how to have it forgotten. */
export function CaptionHabits() {
  const { t } = useTranslation(['account', 'common'])
  const { data, error, refetch } = useCaptionHabits()
  return (
    <Section heading={t('habits.heading')}>
      {data && <Learned {...data} />}
      {!data && !error && <Skeleton className="mt-3 h-12 w-full" />}
      {!data && error && <RetryAlert text={error.message} label={t('common:tryAgain')} onRetry={() => void refetch()} />}
    </Section>
  )
}

function Learned({ habits, forgotten_at }: Reply<typeof captions.readCaptionHabits>) {
  const { t } = useTranslation('account')
  const writeDay = useDayFormat('long')
  const { mutate, isPending } = useForget()
  return (
    <>
      {habits.length === 0 && <p className="mt-1 text-sm text-soft">{t('habits.none')}</p>}
      <ul className="mt-2 flex flex-col gap-2 empty:hidden">
        {habits.map(({ habit, captions: count }) => (
          <li key={habit}>{t(`habits.${habit}`, { captions: count })}</li>
        ))}
      </ul>
      {forgotten_at !== null && (
        <p className="mt-2 text-sm text-faint">{t('habits.forgottenOn', { date: writeDay(forgotten_at) })}</p>
      )}
      {habits.length > 0 && (
        <Button className="mt-4 max-sm:w-full" isBusy={isPending} onClick={() => mutate()}>
          {t('habits.forget')}
        </Button>
      )}
    </>
  )
}

function useForget() {
  const { t } = useTranslation('account')
  const { phone } = useMember()
  const queryClient = useQueryClient()
  return useMutation<unknown, CallError>({
    mutationFn: () => fetchOrThrow(captions.forgetCaptionHabits, { query: { phone } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [CAPTION_HABITS] })
      void showToast('success', t('habits.forgotten'))
    },
    onError: ({ message }) => void showToast('error', message),
  })
}
