import { siteScreens } from '#domain/site/content/content.screens.ts'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { loadContent } from '../content.queries.ts'
import { FaqPage } from '../parts/faq-page.tsx'
import type { Route } from './+types/faq.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = serverRequest(context)
  return loadContent(call, 'faq', language)
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({ ...tools, path: siteScreens.faq.to(), title: t('faq.title'), description: t('faq.description') })
}

/** /question (PUB-04). */
export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage content={loaderData} />
}
