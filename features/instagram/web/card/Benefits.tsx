import { CalendarClock, Captions, ImageUp, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Section } from '#ui/Section.tsx'

const ICONS = { post: ImageUp, schedule: CalendarClock, words: Captions, safe: ShieldCheck } as const
const BENEFITS = ['post', 'schedule', 'words', 'safe'] as const

/** What a connection offers now, and what is planned. */
export function Benefits() {
  const { t } = useTranslation('instagram')
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <Section heading={t('benefits.heading')}>
        <ul className="mt-3 flex flex-col gap-4">
          {BENEFITS.map((benefit) => {
            const Icon = ICONS[benefit]
            return (
              <li key={benefit} className="flex gap-3">
                <Icon className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
                <span className="text-sm">{t(`benefits.${benefit}`)}</span>
              </li>
            )
          })}
        </ul>
      </Section>
      <p className="px-1 text-sm text-faint">{t('soon')}</p>
    </div>
  )
}
