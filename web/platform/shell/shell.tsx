import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { SessionWatch } from '../session/session-watch.tsx'
import { Banners } from '../ui/banners.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './shell.module.css'
import { useIsWorkplace } from './workplace.ts'

const contentId = 'content'

/** What surrounds every page: skip link, header, banners, the page itself, and on public pages the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText()
  const isWorkplace = useIsWorkplace()
  return (
    <div className={isWorkplace ? `${styles.shell} ${styles.workplace}` : styles.shell}>
      <ProgressBar />
      <a href={`#${contentId}`} className={styles.skip}>
        {t('site.skip_to_content')}
      </a>
      <Header isWorkplace={isWorkplace} />
      <Banners />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isWorkplace && <Footer />}
      <SessionWatch />
    </div>
  )
}
