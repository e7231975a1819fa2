import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './page-tabs.module.css'

interface Props {
  label: string
  /** The pages that belong together: name, address and words. */
  pages: readonly (readonly [name: string, to: string, words: string])[]
  current: string
  /** Stands on the same line where there is room. */
  children?: ReactNode
}

/** Links between pages that belong together; the current one is marked. */
export function PageTabs({ label, pages, current, children }: Props) {
  return (
    <div className={styles.line}>
      <nav className={styles.tabs} aria-label={label}>
        {pages.map(([page, to, words]) => (
          <Link key={page} to={to} aria-current={page === current ? 'page' : undefined}>
            {words}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
