import { clsx } from 'clsx'

/** `primary`: the main action, at most one in view. `quiet` is for rows of lesser actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
/** `large` 52 px, `medium` 44 px (a thumb), `small` 36 px for dense rows away from screen edges. */
export type ButtonSize = 'large' | 'medium' | 'small'

export const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-[inset_0_-1px_0_rgb(0_0_0/0.16)] hover:bg-accent-hover active:bg-accent-press',
  secondary: 'bg-surface text-ink ring-1 ring-inset ring-edge hover:bg-sunken active:bg-line',
  quiet: 'bg-transparent text-ink hover:bg-sunken active:bg-line',
  danger: 'bg-transparent text-danger ring-1 ring-inset ring-current hover:bg-danger-soft',
}

const SIZES: Record<ButtonSize, string> = {
  large: 'min-h-13 px-6 text-base',
  medium: 'min-h-11 px-5 text-base',
  small: 'min-h-9 px-3.5 text-sm',
}

export interface ButtonAppearance {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isWide?: boolean | undefined
}

/** The classes of an enabled button; `Button.tsx` adds the disabled ones. */
export function buttonClasses({ variant = 'secondary', size = 'medium', isWide = false }: ButtonAppearance): string {
  return clsx(
    'inline-flex select-none items-center justify-center gap-2 rounded-control text-center font-semibold no-underline transition-colors duration-150',
    VARIANTS[variant],
    SIZES[size],
    isWide && 'w-full',
  )
}
