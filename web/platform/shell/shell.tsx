import type { ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { useNotedTarget } from '../pages/newer-version.ts'
import { SessionWatch } from '../session/session-watch.tsx'
import { Banners } from '../ui/banners.tsx'
import { Footer, FooterLine } from './footer.tsx'
import { useFrame } from './frame.ts'
import { CompanyHead, Header, type StaffFrame } from './header.tsx'
import { useOfflineLinks } from './offline-links.ts'
import { usePageFocus } from './page-focus.ts'
import { ProgressBar } from './progress-bar.tsx'
import styles from './shell.module.css'
import { LanguageSwitch } from './switches.tsx'

const contentId = 'content'

/**
 * The frame of every page: skip link, header, banners, the page and, outside of workplaces, a footer. A bare page has only the banners, and one alone also
 * the switch of language.
 */
export function Shell({ staff, children }: { staff: StaffFrame; children: ReactNode }) {
  const t = useText()
  const frame = useFrame()
  usePageFocus()
  useNotedTarget()
  useOfflineLinks()
  const isBare = frame === 'bare' || frame === 'alone'
  const isWorkplace = frame === 'workplace'
  return (
    <div className={`${styles.shell} ${styles[frame] ?? ''}`}>
      <ProgressBar />
      {!isBare && (
        <>
          <a href={`#${contentId}`} className={styles.skip}>
            {t('site.skip_to_content')}
          </a>
          {frame === 'client' ? <CompanyHead /> : <Header isWorkplace={isWorkplace} staff={staff} />}
        </>
      )}
      {frame === 'alone' && (
        <header className={styles.switches}>
          <LanguageSwitch />
        </header>
      )}
      <Banners inFlow={isBare} />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {frame === 'public' && <Footer />}
      {frame === 'personal' && <FooterLine />}
      <SessionWatch />
    </div>
  )
}
