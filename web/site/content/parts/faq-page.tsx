import type { Contents } from '#domain/kernel/site-contents.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from './paragraphs.tsx'
import styles from './text-page.module.css'

/** Questions and answers about the hiring process (PUB-04). */
export function FaqPage({ content: { questions } }: { content: Contents['faq'] }) {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('faq.title')} description={t('faq.intro')} />
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <div className={styles.answer}>
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
      <p>{t('faq.more')}</p>
      <LinkButton tone="quiet" to={contactScreens.contact.to()}>
        {t('faq.contact')}
      </LinkButton>
    </div>
  )
}
