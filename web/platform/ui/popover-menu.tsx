import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { useShutOnNavigation } from '../shell/shut-on-navigation.ts'
import styles from './popover-menu.module.css'

interface Props {
  /** The content of the button that opens the menu. */
  opener: ReactNode
  openerClass?: string | undefined
  /** The menu's accessible name, when the button has no words. */
  label?: string
  /** True while the open page is one of the menu's. */
  current?: boolean
  children: ReactNode
}

/** A button with a list of links or actions below it. The browser opens and closes it and handles Escape. */
export function PopoverMenu({ opener, openerClass, label, current = false, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLUListElement>(null)
  useShutOnNavigation(menu)
  const place = ({ newState }: ToggleEvent<HTMLUListElement>) => {
    if (newState !== 'open' || !button.current || !menu.current) return
    const { left, right, bottom } = button.current.getBoundingClientRect()
    const { style } = menu.current
    const isLeft = left < window.innerWidth / 2
    style.top = `${bottom + 4}px`
    style.left = isLeft ? `${Math.max(8, left)}px` : 'auto'
    style.right = isLeft ? 'auto' : `${Math.max(8, document.documentElement.clientWidth - right)}px`
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={openerClass}
        popoverTarget={id}
        aria-label={label}
        title={label}
        data-current={current || undefined}
      >
        {opener}
      </button>
      <ul ref={menu} id={id} popover="auto" className={styles.menu} onBeforeToggle={place}>
        {children}
      </ul>
    </>
  )
}
