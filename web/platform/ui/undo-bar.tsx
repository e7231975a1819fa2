import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../i18n/language.tsx'
import { OverBanners } from './banners.tsx'
import { Button, IconButton } from './button.tsx'
import styles from './undo-bar.module.css'
import { useShortcut } from './use-shortcut.ts'

/** What was done, while it can be undone: until an instant in milliseconds since the epoch, if it has one. */
interface Done {
  /** Differs for each thing that was done. */
  readonly id: string
  readonly text: string
  readonly until?: number
}
interface Props {
  /** The name of the region. */
  label: string
  done: Done | undefined
  busy: boolean
  onUndo(): void
  /** The time is over, or the person closed the offer. */
  onEnd(): void
}

/** Offers to undo what was done last, in a live region. */
export function UndoBar({ done, ...offer }: Props) {
  return (
    <OverBanners>
      <div role="status">{done && <Offer key={done.id} done={done} {...offer} />}</div>
    </OverBanners>
  )
}

/** Disappears after ten seconds without pointer or focus in it, and at the latest at `until`. Ctrl+Z or ⌘Z undoes, except inside a field. */
function Offer({ label, done, busy, onUndo, onEnd }: Props & { done: Done }) {
  const t = useText()
  const [held, setHeld] = useState(false)
  const end = useEffectEvent(onEnd)
  const bar = useRef<HTMLElement>(null)
  const before = useRef<EventTarget | null>(null)
  const { until = Number.POSITIVE_INFINITY } = done
  useShortcut('z', onUndo)
  useEffect(() => {
    if (held || busy) return
    const timer = setTimeout(() => end(), Math.min(limits.undoSeconds * 1000, Math.max(0, until - Date.now())))
    return () => clearTimeout(timer)
  }, [held, busy, until])
  // The focus goes back to where it came from, or to the content of the page, rather than with the bar.
  useLayoutEffect(() => {
    const gone = bar.current
    return () => {
      if (!gone?.contains(document.activeElement)) return
      const last = before.current
      if (last instanceof HTMLElement && last.isConnected) last.focus()
      else document.querySelector('main')?.focus()
    }
  }, [])
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHeld(true)
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
      onBlur={() => setHeld(false)}
    >
      <p>{done.text}</p>
      <Button
        tone="quiet"
        size="small"
        busy={busy}
        icon={<IconArrowBackUp size={20} aria-hidden="true" />}
        aria-keyshortcuts="Control+Z"
        onClick={onUndo}
      >
        {t('common.undo')}
      </Button>
      <IconButton label={t('common.close')} onClick={onEnd}>
        <IconX size={20} aria-hidden="true" />
      </IconButton>
    </section>
  )
}
