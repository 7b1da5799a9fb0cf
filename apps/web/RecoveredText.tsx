import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { clearRestored, clearRecovered, useRecovered } from './recovered-text.ts'
import type { UnsavedInput } from './unsaved-input.ts'

/** The text that a person was writing on a screen that failed. Renders nothing when no text was rescued. */
export function RecoveredText() {
  const words = useRecovered()
  if (words.length === 0) return null
  return (
    <section className="mt-8 w-full rounded-card bg-surface p-5 text-left ring-1 ring-line ring-inset">
      <Words words={words} />
    </section>
  )
}

/** Shown above the restored screen: the text that its own fields did not get back, to copy from here. */
export function UnsavedTextPanel() {
  const { t } = useTranslation()
  const words = useRecovered()
  const hasWords = words.length > 0
  useEffect(() => (hasWords ? watchFields() : undefined), [hasWords])
  if (!hasWords) return null
  return (
    <section className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 mx-auto max-h-[45dvh] max-w-2xl animate-rise overflow-y-auto rounded-card bg-surface p-5 shadow-float md:bottom-4 dark:ring-1 dark:ring-line">
      <Words words={words} />
      <Button size="small" className="mt-4" onClick={clearRecovered}>
        {t('close')}
      </Button>
    </section>
  )
}

function Words({ words }: { words: readonly UnsavedInput[] }) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="text-base">{t('crash.typed')}</h2>
      {words.map(({ label, text }) => (
        <p key={label + text} className="mt-3 text-sm whitespace-pre-wrap wrap-anywhere select-text">
          {label !== '' && <span className="block text-faint">{label}</span>}
          <span>{text}</span>
        </p>
      ))}
    </>
  )
}

/** Fields appear with their screen or some time after it. */
function watchFields(): () => void {
  clearRestored(document)
  const watching = new MutationObserver(() => clearRestored(document))
  watching.observe(document.body, { childList: true, subtree: true })
  return () => watching.disconnect()
}
