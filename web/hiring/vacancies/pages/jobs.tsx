import { data } from 'react-router'
import { feedPaths, jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { FilterChips } from '../parts/filter-chips.tsx'
import { VacancyFilters } from '../parts/vacancy-filters.tsx'
import { VacancyResults } from '../parts/vacancy-results.tsx'
import { loadVacancies, readJobsAddress } from '../vacancies.queries.ts'
import type { Route } from './+types/jobs.ts'
import styles from './jobs.module.css'

export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  const { call, language } = serverRequest(context)
  const address = readJobsAddress(new URL(url).searchParams)
  return data({ address, list: await loadVacancies(call, address, language) })
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  const feedTitle = t('vacancies.feed_title', { site: tools.siteName })
  return [
    ...pageMeta({
      ...tools,
      path: jobsAt(),
      title: t('vacancies.page_title'),
      description: t('vacancies.page_description'),
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: feedTitle, href: feedPaths[tools.language] },
  ]
}

/** All active vacancies with their filters (VAC-01). */
export default function Jobs({ loaderData: { address, list } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('vacancies.list_title')}</h1>
      <VacancyFilters address={address} action={jobsAt()} />
      <VacancyResults list={list} address={address} tools={<FilterChips address={address} action={jobsAt()} />} />
    </div>
  )
}
