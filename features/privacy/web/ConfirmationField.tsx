import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldClass } from '#ui/field.ts'
import { LabelledField } from '#ui/LabelledField.tsx'
import { CONFIRMATION } from '../contract.ts'
import { isConfirmed } from './is-confirmed.ts'

interface ConfirmationFieldProps {
  value: string
  onChange: (value: string) => void
  isDisabled: boolean
}

type CheckState = 'hint' | 'valid' | 'wrong'

const CLASS_NAMES: Record<CheckState, string> = {
  hint: 'text-soft',
  valid: 'font-medium text-good',
  wrong: 'font-medium text-danger',
}

/** The confirmation word: red until it is right, then green. A text says the same, for people who do not see the colours. */
export function ConfirmationField({ value, onChange, isDisabled }: ConfirmationFieldProps) {
  const { t } = useTranslation('account')
  const hintId = useId()
  const [isLeft, setLeft] = useState(false)
  const checkState = check(value, isLeft)
  return (
    <div className="flex flex-col gap-1.5">
      <LabelledField label={t('deletion.label')}>
        {(fieldProps) => (
          <input
            {...fieldProps}
            aria-describedby={hintId}
            aria-invalid={checkState === 'wrong' || undefined}
            value={value}
            onChange={(event) => {
              setLeft(false)
              onChange(event.target.value)
            }}
            onBlur={() => setLeft(value !== '')}
            // the button is disabled while the word is wrong, so that Enter would otherwise do nothing
            onKeyDown={(event) => event.key === 'Enter' && setLeft(true)}
            disabled={isDisabled}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={clsx(fieldClass(checkState !== 'valid', 'h-13'), checkState === 'valid' && 'ring-2! ring-good!')}
          />
        )}
      </LabelledField>
      <p id={hintId} aria-live="polite" className={clsx('text-sm', CLASS_NAMES[checkState])}>
        {t(`deletion.${checkState}`)}
      </p>
    </div>
  )
}

/** Shows no error while the typed text can still become the word, unless the field was left. */
function check(typed: string, isLeft: boolean): CheckState {
  if (isConfirmed(typed)) return 'valid'
  const mayBecomeIt = CONFIRMATION.startsWith(typed.trimStart().toUpperCase())
  return mayBecomeIt && !isLeft ? 'hint' : 'wrong'
}
