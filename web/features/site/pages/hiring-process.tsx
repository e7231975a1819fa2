import type { listSteps } from '#domain/site/site.contract.ts'
import { siteScreens } from '#domain/site/site.screens.ts'
import { jobsAt } from '#domain/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import type { Route } from './+types/hiring-process.ts'
import styles from './text-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { request, language } = serverRequest(context)
  const { data } = await request<typeof listSteps>('GET', '/api/steps/:lang', { params: { lang: language } })
  return { steps: data }
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

/** /hiring/process: the steps of the language, the last one being ready (PUB-03, I18N-03). */
export default function HiringProcess({ loaderData: { steps } }: Route.ComponentProps) {
  const t = useText()
  const last = steps.at(-1)
  return (
    <div className="page">
      <PageHead title={t('process.title')} description={t('process.intro')} />
      {steps.length === 0 && <EmptyState title={t('process.empty')} />}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.number_step} className={step === last ? styles.ready : undefined}>
            <span className={styles.number} aria-hidden="true">
              {step === last ? '✓' : step.number_step}
            </span>
            <p>
              <span className="visually-hidden">{t('process.step', { number: step.number_step })}: </span>
              {step === last ? <strong>{step.description_step}</strong> : step.description_step}
            </p>
          </li>
        ))}
      </ol>
      <LinkButton to={jobsAt()}>{t('process.action')}</LinkButton>
    </div>
  )
}
