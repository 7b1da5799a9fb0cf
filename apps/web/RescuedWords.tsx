import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { forgetRescued, useRescued } from './rescued-words.ts'

/** What somebody was writing when a screen broke, to be taken up again; nothing while nothing was rescued. */
export function RescuedWords({ canClose = false }: { canClose?: boolean }) {
  const { t } = useTranslation()
  const words = useRescued()
  if (words.length === 0) return null
  return (
    <section className="mx-auto my-8 w-full max-w-2xl rounded-card bg-surface p-5 text-left ring-1 ring-line ring-inset">
      <h2 className="text-base">{t('crash.typed')}</h2>
      {words.map(({ label, text }) => (
        <p key={label + text} className="mt-3 text-sm whitespace-pre-wrap wrap-anywhere select-text">
          {label !== '' && <span className="block text-faint">{label}</span>}
          {text}
        </p>
      ))}
      {canClose && (
        <Button size="small" className="mt-4" onClick={forgetRescued}>
          {t('close')}
        </Button>
      )}
    </section>
  )
}
