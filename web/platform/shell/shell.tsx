import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../i18n/language.tsx'
import { SessionWatch } from '../session/session-watch.tsx'
import { Banners } from '../ui/banners.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { screenAt } from './screens.ts'
import styles from './shell.module.css'
import { useIsWorkplace } from './workplace.ts'

const contentId = 'content'

/** What surrounds every page: skip link, header, banners, the page itself, and on public pages the footer. A bare page has only the banners. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText()
  const isWorkplace = useIsWorkplace()
  const isBare = screenAt(useLocation().pathname)?.bare === true
  return (
    <div className={isWorkplace ? `${styles.shell} ${styles.workplace}` : styles.shell}>
      <ProgressBar />
      {!isBare && (
        <>
          <a href={`#${contentId}`} className={styles.skip}>
            {t('site.skip_to_content')}
          </a>
          <Header isWorkplace={isWorkplace} />
        </>
      )}
      <Banners />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isWorkplace && !isBare && <Footer />}
      <SessionWatch />
    </div>
  )
}
