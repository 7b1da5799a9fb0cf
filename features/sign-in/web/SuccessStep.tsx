import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSubscription } from '#features/membership/web/index.ts'
import { paths } from '#features/paths.ts'
import { showToast } from '#ui/toast.ts'
import type { User } from '../contract.ts'
import { type Destination, destinationOf, type SignInTarget } from './destination.ts'

const REDIRECT_DELAY_MS = 2000

/** Continues to the page that the subscription leads to, with a notice. */
export function SuccessStep({ member, wish }: { member: User; wish: SignInTarget }) {
  const { t } = useTranslation('signIn')
  const { data, isError } = useSubscription(member.phone)
  const destination =
    data === undefined ? undefined : destinationOf({ status: data?.status ?? null, isAdmin: member.is_admin }, wish)
  const notice = destination?.notice
  useEffect(() => {
    if (notice === 'active') void showToast('success', t('success.active'))
    if (notice === 'pending') void showToast('info', t('success.pending'))
  }, [notice, t])
  // without an answer nobody is sent to the checkout: the account page shows the plan's state
  useGoOn(destination?.to ?? (isError ? (wish.next ?? paths.account()) : undefined))
  return <Welcome text={t(wordsFor(destination))} />
}

function wordsFor(destination: Destination | undefined) {
  return destination?.to.startsWith(paths.checkout()) ? 'success.toPayment' : 'success.text'
}

/** The same for a special token, which always leads to the account. */
export function TokenSuccessStep() {
  const { t } = useTranslation('signIn')
  useEffect(() => void showToast('success', t('success.token')), [t])
  useGoOn(paths.account())
  return <Welcome text={t('success.text')} />
}

function useGoOn(to: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to === undefined) return undefined
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [navigate, to])
}

/** Confirms the sign-in and says what comes next. */
export function Welcome({ text }: { text: string }) {
  const { t } = useTranslation('signIn')
  return (
    <output className="flex animate-rise flex-col items-center py-10 text-center">
      <svg viewBox="0 0 96 96" className="size-24" aria-hidden="true">
        <circle cx="48" cy="48" r="46" className="fill-accent" />
        <path
          d="m28 50 14 14 27-31"
          pathLength="1"
          strokeDasharray="1"
          className="animate-draw fill-none stroke-on-accent"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h1 className="mt-8 text-2xl sm:text-3xl">{t('success.heading')}</h1>
      <p className="mt-3 text-soft">{text}</p>
    </output>
  )
}
