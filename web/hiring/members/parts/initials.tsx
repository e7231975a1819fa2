import type { Colleague } from '#domain/hiring/members/members.contract.ts'
import styles from './initials.module.css'

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words
  return shown
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A colleague as initials in a circle; readers of a screen and a tooltip get the name. */
export function Initials({ of: { fullname }, lead = false }: { of: Colleague; lead?: boolean }) {
  return (
    <span className={styles.initials} data-lead={lead || undefined} title={fullname}>
      <span aria-hidden="true">{initialsOf(fullname)}</span>
      <span className="visually-hidden">{fullname}</span>
    </span>
  )
}
