import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { SessionWatch } from '../session/session-watch.tsx'
import { Banners } from '../ui/banners.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

const contentId = 'content'

/** What surrounds every page: skip link, header, banners, the page itself, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.shell}>
      <a href={`#${contentId}`} className={styles.skip}>
        {t('site.skip_to_content')}
      </a>
      <Header />
      <Banners />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <SessionWatch />
    </div>
  )
}
