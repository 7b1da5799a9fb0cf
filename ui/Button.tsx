import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Spinner } from './Spinner.tsx'

/** `primary`: the one thing to do here, at most one in view. `quiet` is for rows of lesser choices. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
/** `large` 52 px, `medium` 44 px (a thumb), `small` 36 px for dense rows away from screen edges. */
export type ButtonSize = 'large' | 'medium' | 'small'

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'bg-accent text-on-accent shadow-[inset_0_-1px_0_rgb(0_0_0/0.16)] hover:bg-accent-hover active:bg-accent-press disabled:bg-line disabled:text-soft disabled:shadow-none aria-disabled:bg-line aria-disabled:text-soft aria-disabled:shadow-none aria-busy:bg-accent! aria-busy:text-on-accent!',
  secondary:
    'bg-surface text-ink ring-1 ring-inset ring-edge hover:bg-sunken active:bg-line disabled:text-faint disabled:ring-line',
  quiet: 'bg-transparent text-ink hover:bg-sunken active:bg-line disabled:text-faint',
  danger: 'bg-transparent text-danger ring-1 ring-inset ring-current hover:bg-danger-soft disabled:text-faint disabled:ring-line',
}

const SIZES: Record<ButtonSize, string> = {
  large: 'min-h-13 px-6 text-base',
  medium: 'min-h-11 px-5 text-base',
  small: 'min-h-9 px-3.5 text-sm',
}

interface Appearance {
  look?: ButtonLook | undefined
  size?: ButtonSize | undefined
  /** Drawn before the words. */
  icon?: ReactNode
  isWide?: boolean | undefined
}

export function buttonClass({ look = 'secondary', size = 'medium', isWide = false }: Appearance): string {
  return clsx(
    'inline-flex select-none items-center justify-center gap-2 rounded-control font-semibold no-underline transition-colors duration-150',
    'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    LOOKS[look],
    SIZES[size],
    isWide && 'w-full',
  )
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Appearance {
  children: ReactNode
  /** Something is under way: the button keeps its width and its name, and cannot be pressed again. */
  isBusy?: boolean
}

export function Button({ look, size, icon, isWide, isBusy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={clsx(buttonClass({ look, size, isWide }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does: the icon alone says nothing to a screen reader. */
  label: string
  children: ReactNode
  look?: ButtonLook
}

/** A square of 44 px with an icon. */
export function IconButton({ label, look = 'quiet', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors duration-150 disabled:cursor-not-allowed',
        LOOKS[look],
        className,
      )}
    >
      {children}
    </button>
  )
}

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'children'>, Appearance {
  children: ReactNode
}

/** Looks like a button, goes somewhere: a real link. */
export function LinkButton({ look, size, icon, isWide, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ look, size, isWide }), className)}>
      {icon}
      {children}
    </Link>
  )
}
