import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Column } from './parts.tsx'

const QUESTIONS = ['skill', 'install', 'brazil', 'real', 'patients', 'counts', 'instagram', 'photos', 'cancel'] as const

export function Questions() {
  const { t } = useTranslation('landing')
  return (
    <section data-below="" className="pt-24 md:pt-40">
      <Column className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <h2 className="max-w-[12ch] text-title font-extrabold">{t('questions.title')}</h2>
        <div className="border-b border-line">
          {QUESTIONS.map((name) => (
            <details key={name} className="group border-t border-line">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-5 [&::-webkit-details-marker]:hidden">
                <h3 className="text-lg">{t(`questions.${name}.question`)}</h3>
                <Plus className="size-6 shrink-0 transition-transform group-open:rotate-45" aria-hidden="true" />
              </summary>
              <p className="max-w-[62ch] pb-6 text-soft">{t(`questions.${name}.answer`)}</p>
            </details>
          ))}
        </div>
      </Column>
    </section>
  )
}
