import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { jobsAt, jobsNear } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { FilterChips } from '../parts/filter-chips.tsx'
import { VacancyBody } from '../parts/vacancy-body.tsx'
import { VacancyFilters } from '../parts/vacancy-filters.tsx'
import { VacancyResults } from '../parts/vacancy-results.tsx'
import { loadVacancies, loadVacancy, readJobsAddress } from '../vacancies.queries.ts'
import type { Route } from './+types/jobs-search.ts'
import pageStyles from './jobs.module.css'
import styles from './jobs-search.module.css'

const Questions = lazyPart(() => import('../../screening-questions/parts/apply-with-questions.tsx'))
const wide = '(width >= 64rem)'
/** The path has 'all' for an empty keyword or city (SPEC-23). */
const named = (segment: string) => (segment === 'all' ? '' : segment)

export async function loader({ context, params, request: { url } }: Route.LoaderArgs) {
  const { call, language } = serverRequest(context)
  const search = new URL(url).searchParams
  const address = readJobsAddress(search, named(params.keyword), named(params.city))
  const list = await loadVacancies(call, address, language)
  const shown = list.data.find(({ uuid }) => uuid === search.get('show')) ?? list.data[0]
  const detail = shown && (await loadVacancy(call, shown.uuid)).data
  return { address, list, detail }
}

export function meta({ matches, params }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  const [keyword, city] = [named(params.keyword), named(params.city)]
  const title =
    keyword && city ? 'vacancies.search_title' : keyword ? 'vacancies.search_title_keyword' : 'vacancies.search_title_city'
  return pageMeta({
    ...tools,
    path: jobsNear(keyword, city),
    title: keyword || city ? t(title, { keyword, city }) : t('vacancies.page_title'),
    description: t('vacancies.search_description'),
  })
}

/**
 * A search by keyword and city, with the list beside the chosen vacancy. On small screens a row links to the vacancy's page
 * (VAC-03).
 */
export default function JobsSearch({ loaderData: { address, list, detail } }: Route.ComponentProps) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const isWide = useWide()
  const choose = (uuid: string) => {
    if (!isWide) return false
    const next = new URLSearchParams(search)
    next.set('show', uuid)
    setSearch(next, { replace: true, preventScrollReset: true })
    return true
  }
  return (
    <div className={`page ${pageStyles.page}`}>
      <h1>{t('vacancies.search_results')}</h1>
      <VacancyFilters address={address} action={jobsAt()} />
      <div className={styles.panes}>
        <VacancyResults
          list={list}
          address={address}
          tools={<FilterChips address={address} action={jobsAt()} />}
          chosen={isWide ? detail?.uuid : undefined}
          onChoose={choose}
        />
        <DetailPane detail={detail} />
      </div>
    </div>
  )
}

function DetailPane({ detail }: { detail: VacancyDetail | undefined }) {
  const { language } = useLanguage()
  const t = useText()
  return (
    <aside className={styles.detail} lang={language} aria-label={t('vacancies.facts')}>
      {detail ? <VacancyBody vacancy={detail} level={2} Questions={Questions} /> : <p>{t('vacancies.choose_prompt')}</p>}
    </aside>
  )
}

/** Whether the detail pane is on screen; false on the server, which does not know the screen. */
function useWide(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = window.matchMedia(wide)
    const note = () => setWide(query.matches)
    note()
    query.addEventListener('change', note)
    return () => query.removeEventListener('change', note)
  }, [])
  return isWide
}
