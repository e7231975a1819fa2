import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

interface Look {
  /** `main` for the main action, `quiet` beside it, `danger` for irreversible actions, `bare` in toolbars. */
  tone?: 'main' | 'quiet' | 'danger' | 'bare'
  size?: 'normal' | 'small' | 'large'
  /** Leads to a deletion: all such buttons are red. */
  deletes?: boolean
  icon?: ReactNode
}

/**
 * A button. `busy` shows a spinner and ignores further presses (SHR-03). With `autoFocus` the surrounding dialog focuses it when it opens.
 */
export function Button({
  tone = 'main',
  size = 'normal',
  deletes = false,
  icon,
  busy = false,
  disabled = false,
  onClick,
  children,
  className,
  autoFocus = false,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      {...(autoFocus && { ref: markForFocus })}
      {...pressing(disabled || busy, onClick)}
      className={classOf(tone, size, className, deletes)}
      aria-busy={busy || undefined}
      data-icon={icon ? true : undefined}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/** Disabled by `aria-disabled`: `disabled` would lose the keyboard's focus. A press does nothing. */
function pressing(shut: boolean, onClick: ComponentProps<'button'>['onClick']) {
  return shut ? { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } : { onClick }
}

/** React would focus the button while the dialog is still closed. A dialog focuses the element with this attribute when it opens. */
function markForFocus(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}

export function LinkButton({
  tone = 'main',
  size = 'normal',
  icon,
  children,
  className,
  ...rest
}: Look & LinkProps & { className?: string }) {
  return (
    <Link {...rest} className={classOf(tone, size, className)} data-icon={icon ? true : undefined}>
      {icon}
      {children as ReactNode}
    </Link>
  )
}

/** A download link in the style of a button. */
export function DownloadButton({
  tone = 'main',
  size = 'normal',
  icon,
  children,
  className,
  ...rest
}: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf(tone, size, className)}>
      {icon}
      {children}
    </a>
  )
}

/** A button with only an icon; `label` is its name. */
export function IconButton({
  label,
  deletes = false,
  disabled = false,
  onClick,
  children,
  className,
  ...rest
}: { label: string; deletes?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      {...pressing(disabled, onClick)}
      className={`${deletes ? `${styles.icon} ${styles.deletes}` : styles.icon} ${className ?? ''}`}
    >
      {children}
    </button>
  )
}

/** A link with only an icon; `label` is its name. */
export function IconLink({ label, children, className, ...rest }: { label: string } & LinkProps) {
  return (
    <Link title={label} aria-label={label} {...rest} className={`${styles.icon} ${className ?? ''}`}>
      {children}
    </Link>
  )
}

function classOf(tone: string, size: string, more: string | undefined, deletes = false): string {
  return [styles.button, styles[tone], styles[size], deletes && styles.deletes, more].filter(Boolean).join(' ')
}
