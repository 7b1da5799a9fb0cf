import { Images, PencilLine, Sparkles, TextQuote } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { OPERATIONS, type Operation } from '../contract.ts'

const OPERATION_ICONS = { post: Sparkles, swap: Images, describe: PencilLine, caption: TextQuote } as const

/** The four things that a photo can become. */
export function OperationPicker({ value, onChange }: { value: Operation; onChange: (operation: Operation) => void }) {
  const { t } = useTranslation('studio')
  return (
    <RadioGroup.Root
      aria-label={t('compose.operation')}
      value={value}
      onValueChange={(chosen) => onChange(chosen as Operation)} // as: Radix knows strings, the options are all operations
      className="grid grid-cols-2 gap-2.5"
    >
      {OPERATIONS.map((operation) => {
        const Icon = OPERATION_ICONS[operation]
        return (
          <RadioGroup.Item
            key={operation}
            value={operation}
            className="group flex flex-col items-start gap-0.5 rounded-card bg-surface p-3.5 sm:p-4 text-left ring-1 ring-edge transition-shadow ring-inset hover:ring-ink data-[state=checked]:ring-3 data-[state=checked]:ring-ink"
          >
            <span className="mb-1.5 grid size-8 place-items-center rounded-full bg-sunken text-ink transition-colors group-data-[state=checked]:bg-accent group-data-[state=checked]:text-on-accent">
              <Icon className="size-4.5" aria-hidden="true" />
            </span>
            <span className="leading-tight font-semibold">{t(`operations.${operation}.name`)}</span>
            <span className="text-xs text-soft">{t(`operations.${operation}.text`)}</span>
          </RadioGroup.Item>
        )
      })}
    </RadioGroup.Root>
  )
}
