import type { Language } from '#domain/kernel/languages.ts'
import styles from './letter.module.css'

/** The HTML of an e-mail. The sandbox runs no scripts and gives the e-mail no access to this site. */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  return <iframe className={styles.letter} sandbox="" srcDoc={html} title={title} />
}

/** A plain-text part of an e-mail. */
export function PlainPart({ title, text, language }: { title: string; text: string; language?: Language | null }) {
  return (
    <section>
      <h2>{title}</h2>
      <pre className={styles.plain} lang={language ?? undefined}>
        {text}
      </pre>
    </section>
  )
}
