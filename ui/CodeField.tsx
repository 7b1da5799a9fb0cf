import { clsx } from 'clsx'
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import { useEffect, useId, useRef } from 'react'

interface CodeFieldProps {
  label: string
  digits: number
  value: string
  onChange: (code: string) => void
  isRefused: boolean
  isDisabled: boolean
}

/** A box for each digit over one real input, so that pasting, autofill and screen readers work as usual. */
export function CodeField({ label, digits, value, onChange, isRefused, isDisabled }: CodeFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // the field is the only task of its screen: it takes the focus when it appears, and again after a refusal
  useEffect(() => {
    if (isRefused || !isDisabled) field.current?.focus()
  }, [isDisabled, isRefused])
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <OTPInput
        ref={field}
        id={id}
        maxLength={digits}
        value={value}
        onChange={onChange}
        disabled={isDisabled}
        aria-invalid={isRefused || undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={(pasted) => pasted.replaceAll(/\D/g, '')}
        // clipped, because the input is wider than its boxes to leave space for a password manager's icon
        containerClassName={clsx('w-full overflow-x-clip', isRefused && 'animate-shake')}
        render={({ slots }) => (
          <div className="grid w-full auto-cols-fr grid-flow-col gap-2 sm:gap-3">
            {slots.map((slot, index) => (
              <Box key={index} {...slot} isRefused={isRefused} />
            ))}
          </div>
        )}
      />
    </div>
  )
}

function Box({ char, isActive, hasFakeCaret, isRefused }: SlotProps & { isRefused: boolean }) {
  return (
    <div
      className={clsx(
        'grid h-16 min-w-0 place-items-center rounded-control bg-surface font-display text-2xl font-semibold tabular-nums ring-inset transition-shadow',
        isActive ? 'ring-3 ring-ink' : 'ring-1',
        !isActive && (isRefused ? 'ring-danger' : 'ring-edge'),
      )}
    >
      {char !== null && <span>{char}</span>}
      {hasFakeCaret && <span className="h-7 w-0.5 animate-breathe bg-ink" />}
    </div>
  )
}
