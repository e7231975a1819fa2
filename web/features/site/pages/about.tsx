import { siteScreens } from '#domain/site/site.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { loadContent } from '../site.queries.ts'
import type { Route } from './+types/about.ts'
import styles from './text-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { request, language } = serverRequest(context)
  return loadContent(request, 'about', language)
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: siteScreens.about.to(),
    title: t('about.title'),
    description: t('about.description', { site: tools.siteName }),
  })
}

/** /aboutus: who we are, our services, and the principles we follow (PUB-02). */
export default function About({ loaderData: { intro, services, principles, link } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('about.title')} />
      <p className={styles.lead}>{intro}</p>
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
