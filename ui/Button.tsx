import { clsx } from 'clsx'
import { isValidElement, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonAppearance as BaseAppearance, type ButtonVariant, buttonClasses, VARIANTS } from './button-classes.ts'
import { Spinner } from './Spinner.tsx'

export type { ButtonVariant }

const DISABLED: Record<ButtonVariant, string> = {
  primary:
    'disabled:bg-line disabled:text-soft disabled:shadow-none aria-disabled:bg-line aria-disabled:text-soft aria-disabled:shadow-none aria-busy:bg-accent! aria-busy:text-on-accent!',
  secondary: 'disabled:text-faint disabled:ring-line',
  quiet: 'disabled:text-faint',
  danger: 'disabled:text-faint disabled:ring-line',
}

interface Appearance extends BaseAppearance {
  /** Shown before the text. */
  icon?: ReactNode
}

export function buttonClass({ variant = 'secondary', size, isWide }: BaseAppearance): string {
  return clsx(
    buttonClasses({ variant, size, isWide }),
    'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    DISABLED[variant],
  )
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Appearance {
  children: ReactNode
  /** An action is in progress: the button keeps its width and its name, and cannot be pressed again. */
  isBusy?: boolean
}

export function Button({ variant, size, icon, isWide, isBusy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={clsx(buttonClass({ variant, size, isWide }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      <Label>{children}</Label>
    </button>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The action's name: the icon alone says nothing to a screen reader. */
  label: string
  children: ReactNode
  variant?: ButtonVariant
}

/** A square of 44 px with an icon. */
export function IconButton({ label, variant = 'quiet', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors duration-150 disabled:cursor-not-allowed',
        VARIANTS[variant],
        DISABLED[variant],
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

/** Looks like a button and is a real link. */
export function LinkButton({ variant, size, icon, isWide, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ variant, size, isWide }), className)}>
      {icon}
      <Label>{children}</Label>
    </Link>
  )
}

/**
 * A browser that translates a page replaces text nodes by its own elements, and React then fails to insert before them: text
 * beside conditional content has an element of its own.
 */
function Label({ children }: { children: ReactNode }) {
  return isValidElement(children) ? children : <span>{children}</span>
}
