import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../i18n/language.tsx'
import { BannerStack } from './banners.tsx'
import { IconButton } from './button.tsx'
import styles from './modal-shell.module.css'
import { placeMenuBeside } from './place-menu.ts'
import { useTopModal } from './top-modal.ts'

/** A phone, where a menu is as wide as the screen. */
const narrow = '(width < 44rem)'

interface Props {
  open: boolean
  title: ReactNode
  /** Id of the text that describes the modal; announced with the title when it opens. */
  describedBy?: string | undefined
  onClose(): void
  /** A sheet slides up from the bottom of the screen; `full` fills the window, and its parts scroll; `broad` is as wide and as high as its content; `menu` is a narrow list. */
  size?: 'narrow' | 'wide' | 'broad' | 'full' | 'sheet' | 'menu'
  role?: 'dialog' | 'alertdialog'
  /** For menus: the page behind stays active, and a press outside or leaving with the keyboard closes the menu. */
  light?: boolean
  /** Finds the button of a menu, which opens beside it; from the bottom of the screen on a phone. */
  beside?: (() => Element | null) | undefined
  /** Stands on the line of the title. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * The one modal: a native dialog, so focus stays inside and Escape closes it; it fades in and out in 200 ms (PRO-03). The initial focus is
 * on the marked element, e.g. `Button autoFocus`, or else on the heading.
 */
export function ModalShell({
  open,
  title,
  describedBy,
  onClose,
  size = 'narrow',
  role = 'dialog',
  light = false,
  beside,
  tools,
  children,
}: Props) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useShownUntilFaded(open)
  // The content during the closing fade, which the parent may have dropped already.
  const [shownLast, setShownLast] = useState({ title, tools, children })
  if (open && (shownLast.title !== title || shownLast.tools !== tools || shownLast.children !== children))
    setShownLast({ title, tools, children })
  const place = useEffectEvent(() => {
    const opener = beside?.()
    if (opener && dialog.current && !matchMedia(narrow).matches) placeMenuBeside(dialog.current, opener.getBoundingClientRect())
  })

  useEffect(() => {
    if (!shown) return
    if (light && open) place()
    if (light) dialog.current?.togglePopover(open)
    else if (open) dialog.current?.showModal()
    else dialog.current?.close()
    if (open && !dialog.current?.querySelector('[autofocus]')) heading.current?.focus()
  }, [open, shown, light])
  useTopModal(id, open && !light)

  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (!dialog.current?.contains(target as Node)) onClose()
  })
  useEffect(() => {
    if (!light || !open) return
    const left = (event: FocusEvent) => onFocusIn(event)
    document.addEventListener('focusin', left)
    return () => document.removeEventListener('focusin', left)
  }, [light, open])

  if (!shown) return null
  return (
    <>
      {light && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing behind a menu comes under the pointer or takes the focus (ADR-0001).
        <div
          className={styles.shield}
          // The browser's own light dismiss would lose the focus.
          onPointerDown={() => dialog.current?.hidePopover()}
          onMouseDown={(event) => event.preventDefault()}
        />
      )}
      <dialog
        ref={dialog}
        role={role}
        aria-labelledby={id}
        aria-describedby={describedBy}
        className={`${styles.modal} ${styles[size]}`}
        {...(light && {
          popover: 'auto',
          onToggle: ({ newState }) => open && newState === 'closed' && onClose(),
        })}
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <div className={styles.head}>
          {/* Placed before the heading, so that the next stop after the heading is the first control of the content. */}
          <IconButton label={t('common.close')} onClick={onClose}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {shownLast.title}
          </h2>
          {shownLast.tools && <div className={styles.tools}>{shownLast.tools}</div>}
        </div>
        {shownLast.children}
        {!light && <BannerStack modal={id} />}
      </dialog>
    </>
  )
}

/** Stays true during the closing fade. */
function useShownUntilFaded(open: boolean): boolean {
  const [shown, setShown] = useState(open)
  useEffect(() => {
    if (open) return setShown(true)
    const timer = setTimeout(() => setShown(false), limits.modalCloseMs)
    return () => clearTimeout(timer)
  }, [open])
  return shown || open
}
