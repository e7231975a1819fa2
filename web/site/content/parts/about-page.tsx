import type { Contents } from '#domain/kernel/site-contents.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from './paragraphs.tsx'
import styles from './text-page.module.css'

/** The company, its services and its principles (PUB-02). */
export function AboutPage({ content: { intro, services, principles, link } }: { content: Contents['about'] }) {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('about.title')} />
      <div className={styles.lead}>
        <Paragraphs text={intro} />
      </div>
      <h2 className={styles.title}>{t('about.services')}</h2>
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service.title}>
            <Card raised>
              <h3>{service.title}</h3>
              <Paragraphs text={service.text} />
            </Card>
          </li>
        ))}
      </ul>
      <section className={styles.measure}>
        <h2>{principles.title}</h2>
        <Paragraphs text={principles.text} />
        <p>
          <a href={link.url} target="_blank" rel="noreferrer">
            {link.label}
          </a>
        </p>
      </section>
    </div>
  )
}
