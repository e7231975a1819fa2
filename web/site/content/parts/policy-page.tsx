import type { ReactNode } from 'react'
import type { Contents } from '#domain/kernel/site-contents.ts'
import type { PolicyPart } from '#domain/site/content/content.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from './paragraphs.tsx'
import styles from './text-page.module.css'

interface Props {
  part: PolicyPart
  content: Contents[PolicyPart]
  /** The number of this version; links to the others are below. */
  versionLine?: ReactNode
  others?: ReactNode
}

/** The privacy policy with an index of its sections (SPEC-52), or the terms (PUB-05). */
export function PolicyPage({ part, content: { intro, sections }, versionLine, others }: Props) {
  const t = useText()
  const items = sections.map((section, place) => ({ ...section, id: `item${place + 1}` }))
  const text = (
    <div className={styles.measure}>
      {versionLine}
      {items.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Paragraphs text={text} />
        </section>
      ))}
      {others}
    </div>
  )
  return (
    <div className="page">
      <PageHead title={t(`${part}.title`)} />
      <div className={styles.intro}>
        <Paragraphs text={intro} />
      </div>
      {part === 'terms' ? (
        text
      ) : (
        <div className={styles.split}>
          <nav className={styles.index} aria-labelledby="policy-index">
            <h2 id="policy-index">{t('privacy.index')}</h2>
            <ol>
              {items.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          {text}
        </div>
      )}
    </div>
  )
}
