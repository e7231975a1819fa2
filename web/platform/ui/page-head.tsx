import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** Title, description and actions at the top of a page. */
export function PageHead({
  title,
  description,
  back,
  children,
}: {
  title: ReactNode
  description?: ReactNode
  back?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className={styles.head}>
      <div>
        {back}
        <h1>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  )
}
