import { siteScreens } from '#domain/site/content/content.screens.ts'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { loadSteps } from '../content.queries.ts'
import { StepsPage } from '../parts/steps-page.tsx'
import type { Route } from './+types/hiring-process.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = serverRequest(context)
  return { steps: await loadSteps(call, language) }
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: siteScreens.hiringProcess.to(),
    title: t('process.title'),
    description: t('process.description'),
  })
}

/** /hiring/process: the steps of the language (PUB-03, I18N-03). */
export default function HiringProcess({ loaderData: { steps } }: Route.ComponentProps) {
  return <StepsPage steps={steps.map(({ description_step }) => description_step)} />
}
