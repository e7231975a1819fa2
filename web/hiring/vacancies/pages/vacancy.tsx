import { data, Link, useLocation } from 'react-router'
import { jobPosting } from '#domain/hiring/vacancies/job-posting.rules.ts'
import type { VacancyDetail } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { jobsAt, vacancyPicturePath, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useHydrated } from '../../../platform/forms/use-hydrated.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { errorMeta, metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { rememberedPage } from '../../../platform/session/way-back.ts'
import { ErrorPage } from '../../../platform/shell/error-page.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { VacancyBody } from '../parts/vacancy-body.tsx'
import { loadVacancy } from '../vacancies.queries.ts'
import type { Route } from './+types/vacancy.ts'
import styles from './vacancy.module.css'

const Questions = lazyPart(() => import('../../screening-questions/parts/apply-with-questions.tsx'))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = serverRequest(context)
  const { data: vacancy } = await loadVacancy(call, params.uuid)
  return data(vacancy, { status: vacancy.gone ? 410 : 200 })
}

export function meta({ matches, loaderData: vacancy, error }: Route.MetaArgs) {
  const tools = metaTools(matches)
  if (!vacancy) return errorMeta(error, tools)
  const { name_job: name, ubication: city } = vacancy
  const { t } = tools
  const values = { name, city, type: t(`vacancies.type.${vacancy.type_job}`), place: t(`vacancies.place.${vacancy.location}`) }
  return [
    ...pageMeta({
      ...tools,
      path: vacancyScreens.vacancy.to({ uuid: vacancy.uuid }),
      title: t('vacancies.detail_page_title', values),
      description: t('vacancies.detail_page_description', values),
      // A vacancy is written in one language, so the page in that language is the canonical one.
      language: vacancy.language as Language,
      availableIn: [vacancy.language as Language],
      picture: vacancyPicturePath(vacancy.uuid, vacancy.language as Language),
    }),
    ...postingOf(vacancy, tools),
  ]
}

function postingOf(vacancy: VacancyDetail, { t, publicUrl, country, timeZone, logo, siteName }: ReturnType<typeof metaTools>) {
  const address = `${publicUrl}${vacancyScreens.vacancy.to({ uuid: vacancy.uuid })}`
  const site = { name: siteName, country, timeZone, address, logo: logo && `${publicUrl}${logo}` }
  return vacancy.status_job === 'A'
    ? [{ 'script:ld+json': jobPosting(vacancy, { ...site, headingOf: (section) => t(`vacancies.field.${section}`) }) }]
    : []
}

/** The public page of a vacancy (VAC-04). */
export default function Vacancy({ loaderData: vacancy }: Route.ComponentProps) {
  const t = useText()
  const searched = rememberedPage(useLocation())
  // The server does not know the search, so its link leads to the whole list.
  const back = useHydrated() && searched?.startsWith(jobsAt()) ? searched : jobsAt()
  return (
    <div className={`page ${styles.page}`}>
      <p>
        <Link to={back}>{t('vacancies.back_to_jobs')}</Link>
      </p>
      <VacancyBody {...{ vacancy, Questions }} level={1} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useText()
  return (
    <ErrorPage error={error}>
      <LinkButton tone="quiet" to={jobsAt()}>
        {t('vacancies.back_to_jobs')}
      </LinkButton>
    </ErrorPage>
  )
}
