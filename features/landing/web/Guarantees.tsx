import { CreditCard, RotateCcw, Undo2, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Column } from './parts.tsx'

const GUARANTEES = [
  { name: 'refund', Icon: Undo2 },
  { name: 'failed', Icon: Wallet },
  { name: 'redo', Icon: RotateCcw },
  { name: 'card', Icon: CreditCard },
] as const

export function Guarantees() {
  const { t } = useTranslation('landing')
  return (
    <section data-below="" className="pt-24 md:pt-36">
      <Column>
        <h2 className="text-title font-extrabold">{t('guarantees.title')}</h2>
        <div className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {GUARANTEES.map(({ name, Icon }) => (
            <div key={name} className="border-t-4 border-ink pt-5">
              <Icon className="size-8" aria-hidden="true" />
              <h3 className="mt-5 text-xl">{t(`guarantees.${name}.title`)}</h3>
              <p className="mt-2 text-soft">{t(`guarantees.${name}.text`)}</p>
            </div>
          ))}
        </div>
      </Column>
    </section>
  )
}
