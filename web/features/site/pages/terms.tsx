import { siteScreens } from '#domain/site/site.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { loadContent } from '../site.queries.ts'
import type { Route } from './+types/terms.ts'
import styles from './text-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { request, language } = serverRequest(context)
  return loadContent(request, 'terms', language)
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: siteScreens.terms.to(),
    title: t('terms.title'),
    description: t('terms.description', { site: tools.siteName }),
  })
}

/** /terms (PUB-05). */
export default function Terms({ loaderData: { intro, sections } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('terms.title')} description={intro} />
      <div className={styles.measure}>
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <Paragraphs text={text} />
          </section>
        ))}
      </div>
    </div>
  )
}
