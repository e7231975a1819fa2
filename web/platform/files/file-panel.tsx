import { useState } from 'react'
import type { StoredFile } from '#domain/kernel/stored-file.ts'
import { useMedia } from '../ui/use-media.ts'
import styles from './file-panel.module.css'
import { ShownFile } from './shown-file.tsx'

/** From this width on the document stands beside the facts. */
const wide = '(width >= 64rem)'

/** A document with a name of its own: a region that scrolls; on narrow screens closed until it is asked for, because it is long. */
export function FilePanel({ label, file }: { label: string; file: StoredFile }) {
  const isWide = useMedia(wide)
  const [isOpen, setIsOpen] = useState(false)
  if (isWide)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls, so the keyboard must reach it.
      <section className={styles.region} aria-label={label} tabIndex={0}>
        <ShownFile {...file} />
      </section>
    )
  return (
    <details className={styles.closed} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        <section aria-label={label}>
          <ShownFile {...file} />
        </section>
      )}
    </details>
  )
}
