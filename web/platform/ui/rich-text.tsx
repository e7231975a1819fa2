import styles from './rich-text.module.css'

/**
 * Formatted text that the server has sanitised by the current rules (on write, or again when it was stored under older ones), or that this
 * page's editor has just made. No other HTML may be shown this way.
 */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised rich text is shown.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
