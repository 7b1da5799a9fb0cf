import { useTranslation } from 'react-i18next'
import { Column } from './parts.tsx'

const GUARANTEES = ['refund', 'failed', 'redo', 'card'] as const

/** `isShort`: without the explanations, on a page that has other things to say. */
export function Guarantees({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('landing')
  return (
    <section data-below="" className="pt-10 md:pt-28">
      <Column>
        <h2 className="text-title font-extrabold">{t('guarantees.title')}</h2>
        <div className="mt-7 grid grid-cols-2 gap-x-5 gap-y-7 md:gap-x-8 lg:grid-cols-4">
          {GUARANTEES.map((name) => (
            <div key={name} className="border-t-4 border-ink pt-3 md:pt-5">
              <h3 className="text-lg leading-6 md:text-xl">{t(`guarantees.${name}.title`)}</h3>
              {!isShort && <p className="mt-2 text-sm text-soft md:text-base">{t(`guarantees.${name}.text`)}</p>}
            </div>
          ))}
        </div>
      </Column>
    </section>
  )
}
