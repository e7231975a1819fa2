import styles from './rich-text.module.css'

/**
 * Formatted text that the server has sanitised by the rules of today (on write, or again where it was stored under older ones), or
 * that the editor of this page has just made by its own short list of marks. Nothing else may be shown this way.
 */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where sanitised rich text is shown.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
