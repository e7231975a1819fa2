import { contactScreens } from '#domain/contact/contact.screens.ts'
import { siteScreens } from '#domain/site/site.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { loadContent } from '../site.queries.ts'
import type { Route } from './+types/faq.ts'
import styles from './text-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { request, language } = serverRequest(context)
  return loadContent(request, 'faq', language)
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({ ...tools, path: siteScreens.faq.to(), title: t('faq.title'), description: t('faq.description') })
}

/** /question: answers about the hiring process (PUB-04). */
export default function Faq({ loaderData: { questions } }: Route.ComponentProps) {
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
