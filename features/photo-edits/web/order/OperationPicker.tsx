import { Images, PencilLine, Sparkles, TextQuote } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { chooseByArrow } from '#ui/choose-by-arrow.ts'
import { OPERATIONS, type Operation } from '#features/photo-edits/contract.ts'

const OPERATION_ICONS = { post: Sparkles, swap: Images, describe: PencilLine, caption: TextQuote } as const

/** The four operations on a photo. */
export function OperationPicker({ value, onChange }: { value: Operation; onChange: (operation: Operation) => void }) {
  const { t } = useTranslation('studio')
  return (
    <div>
      <RadioGroup.Root
        aria-label={t('compose.operation')}
        value={value}
        onValueChange={(chosen) => onChange(chosen as Operation)} // as: Radix knows strings, the options are all operations
        onKeyDownCapture={chooseByArrow}
        className="grid grid-cols-2 gap-2.5"
      >
        {OPERATIONS.map((operation) => {
          const Icon = OPERATION_ICONS[operation]
          return (
            <RadioGroup.Item
              key={operation}
              value={operation}
              className="group flex items-center gap-2.5 rounded-card bg-surface p-2.5 sm:flex-col sm:items-start sm:gap-0.5 sm:p-4 text-left ring-1 ring-edge transition-shadow ring-inset hover:ring-ink data-[state=checked]:ring-3 data-[state=checked]:ring-ink"
            >
              <span className="grid size-8 shrink-0 place-items-center max-[22.5rem]:hidden sm:mb-1.5 rounded-full bg-sunken text-ink transition-colors group-data-[state=checked]:bg-accent group-data-[state=checked]:text-on-accent">
                <Icon className="size-4.5" aria-hidden="true" />
              </span>
              <span className="min-w-0 text-sm leading-tight font-semibold sm:text-base sm:leading-tight">
                {t(`operations.${operation}.name`)}
              </span>
              <span className="text-xs text-soft max-sm:sr-only">{t(`operations.${operation}.text`)}</span>
            </RadioGroup.Item>
          )
        })}
      </RadioGroup.Root>
      <p className="mt-2 text-sm text-soft sm:hidden" aria-hidden="true">
        {t(`operations.${value}.text`)}
      </p>
    </div>
  )
}
