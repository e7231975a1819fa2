import { type ReactNode, type ToggleEvent, useCallback, useId, useRef } from 'react'
import { useShutOnNavigation } from '../shell/shut-on-navigation.ts'
import { placeMenu } from './place-menu.ts'
import styles from './popover-menu.module.css'

interface Props {
  /** The content of the button that opens the menu. */
  opener: ReactNode
  openerClass?: string | undefined
  /** The menu's accessible name, when the button has no words. */
  label?: string
  /** True while the open page is one of the menu's. */
  current?: boolean
  /** Where other parts add entries. */
  listRef?: ((list: HTMLElement | null) => void) | undefined
  children: ReactNode
}

/** A button with a list of links or actions beside it. The browser opens and closes it and handles Escape. */
export function PopoverMenu({ opener, openerClass, label, current = false, listRef, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLUListElement>(null)
  useShutOnNavigation(menu)
  const takeList = useCallback(
    (list: HTMLUListElement | null) => {
      menu.current = list
      listRef?.(list)
    },
    [listRef],
  )
  const place = ({ newState }: ToggleEvent<HTMLUListElement>) => {
    if (newState !== 'open' || !button.current || !menu.current) return
    placeMenu(menu.current, button.current.getBoundingClientRect())
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
      <ul ref={takeList} id={id} popover="auto" className={styles.menu} onBeforeToggle={place}>
        {children}
      </ul>
    </>
  )
}
