import { type ReactNode, type ToggleEvent, useCallback, useId, useRef } from 'react'
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

/** Pixels between the menu and its button, and between the menu and the edge of the window. */
const [gap, margin] = [4, 8]

/** Places a closed menu below its button, or above it where that has more room. A menu that fits in neither scrolls. */
function placeMenu(menu: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  const { style } = menu
  const { clientWidth, clientHeight } = document.documentElement
  style.maxHeight = ''
  const { width, height } = sizeOf(menu)
  const farthest = clientWidth - width - margin
  const wanted = left < clientWidth / 2 ? left : right - width
  style.left = `${Math.max(margin, Math.min(wanted, farthest))}px`
  const below = clientHeight - bottom - gap - margin
  const above = top - gap - margin
  const isBelow = height <= below || below >= above
  style.top = isBelow ? `${bottom + gap}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${clientHeight - top + gap}px`
  style.maxHeight = `${isBelow ? below : above}px`
}

/** The size of a closed menu, which has none until it is laid out. */
function sizeOf(menu: HTMLElement): { width: number; height: number } {
  menu.style.left = '0px'
  menu.style.display = 'block'
  const { offsetWidth: width, offsetHeight: height } = menu
  menu.style.display = ''
  return { width, height }
}
