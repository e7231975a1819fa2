import { siteScreens } from '#domain/site/site.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { loadContent } from '../site.queries.ts'
import type { Route } from './+types/privacy.ts'
import styles from './text-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { request, language } = serverRequest(context)
  return loadContent(request, 'privacy', language)
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: siteScreens.privacy.to(),
    title: t('privacy.title'),
    description: t('privacy.description', { site: tools.siteName }),
  })
}

/** /privacy: the policy's sections and an index that names exactly them (PUB-05, decision 52). */
export default function Privacy({ loaderData: { intro, sections } }: Route.ComponentProps) {
  const t = useText()
  const items = sections.map((section, index) => ({ ...section, id: `item${index + 1}` }))
  return (
    <div className="page">
      <PageHead title={t('privacy.title')} description={intro} />
      <div className={styles.split}>
        <nav className={styles.index} aria-labelledby="privacy-index">
          <h2 id="privacy-index">{t('privacy.index')}</h2>
          <ol>
            {items.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.measure}>
          {items.map(({ id, title, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Paragraphs text={text} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
