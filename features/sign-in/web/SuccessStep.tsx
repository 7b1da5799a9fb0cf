import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { forgetPending } from './pending-sign-in.ts'

const GO_ON_AFTER_MS = 2000

/** Says that it worked, and goes on. */
export function SuccessStep({ to }: { to: string }) {
  const { t } = useTranslation('signIn')
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      forgetPending()
      void navigate(to, { replace: true })
    }, GO_ON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <output className="flex flex-col items-center py-10 text-center">
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
      <p className="mt-3 text-soft">{t('success.text')}</p>
    </output>
  )
}
