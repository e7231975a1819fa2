import { siteScreens } from '#domain/site/content/content.screens.ts'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { loadContent } from '../content.queries.ts'
import { AboutPage } from '../parts/about-page.tsx'
import type { Route } from './+types/about.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = serverRequest(context)
  return loadContent(call, 'about', language)
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

/** /aboutus (PUB-02). */
export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage content={loaderData} />
}
