import { useContext } from 'react'
import { oldestBrowserNames } from '#domain/kernel/oldest-browsers.ts'
import { useText } from '../i18n/language.tsx'
import { NonceContext } from '../pages/nonce.ts'
import styles from './old-browser.module.css'
import { oldBrowserId, oldBrowserScript } from './old-browser-check.ts'

/** Warns people whose browser is too old for the site. The server renders it hidden; the first script of the page shows it. */
export function OldBrowser() {
  const t = useText()
  const nonce = useContext(NonceContext)
  return (
    <>
      <p id={oldBrowserId} hidden className={styles.notice}>
        {t('site.old_browser', { browsers: oldestBrowserNames })}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run where nothing else does. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: oldBrowserScript }} />
    </>
  )
}
