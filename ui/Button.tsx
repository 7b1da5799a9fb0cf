import { clsx } from 'clsx'
import { isValidElement, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Appearance as Look, type ButtonLook, buttonLook, LOOKS } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

export type { ButtonLook }

const DISABLED: Record<ButtonLook, string> = {
  primary:
    'disabled:bg-line disabled:text-soft disabled:shadow-none aria-disabled:bg-line aria-disabled:text-soft aria-disabled:shadow-none aria-busy:bg-accent! aria-busy:text-on-accent!',
  secondary: 'disabled:text-faint disabled:ring-line',
  quiet: 'disabled:text-faint',
  danger: 'disabled:text-faint disabled:ring-line',
}

interface Appearance extends Look {
  /** Shown before the text. */
  icon?: ReactNode
}

export function buttonClass({ look = 'secondary', size, isWide }: Look): string {
  return clsx(buttonLook({ look, size, isWide }), 'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed', DISABLED[look])
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Appearance {
  children: ReactNode
  /** An action is in progress: the button keeps its width and its name, and cannot be pressed again. */
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
      <Label>{children}</Label>
    </button>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The action's name: the icon alone says nothing to a screen reader. */
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
        DISABLED[look],
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
export function LinkButton({ look, size, icon, isWide, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={clsx(buttonClass({ look, size, isWide }), className)}>
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
