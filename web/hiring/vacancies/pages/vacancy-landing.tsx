import { userSkillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { jobsAt, vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { serverRequest } from '../../../platform/pages/server-request.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { NewestVacancies } from '../parts/newest-vacancies.tsx'
import { VacancyFilters } from '../parts/vacancy-filters.tsx'
import { loadNewestVacancies } from '../vacancies.queries.ts'
import type { Route } from './+types/vacancy-landing.ts'
import styles from './vacancy-landing.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = serverRequest(context)
  return { vacancies: await loadNewestVacancies(call, language, 3) }
}

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({
    ...tools,
    path: vacancyScreens.vacancyLanding.to(),
    title: t('vacancies.landing_title'),
    description: t('vacancies.landing_description'),
  })
}

const steps = [
  { name: 'register', to: accountScreens.register.to() },
  { name: 'skills', to: userSkillScreens.userSkills.to() },
  { name: 'apply', to: jobsAt() },
] as const

/** A search by keyword and city, and the three steps to a job (PUB-07). */
export default function VacancyLanding({ loaderData: { vacancies } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('vacancies.landing_title')} description={t('vacancies.landing_intro')} />
      <VacancyFilters action={jobsAt()} />
      <h2 className={styles.title}>{t('vacancies.steps_title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, to }) => (
          <li key={name}>
            <Card raised>
              <h3>{t(`vacancies.step.${name}_title`)}</h3>
              <p>{t(`vacancies.step.${name}_text`)}</p>
              <LinkButton tone="quiet" to={to}>
                {t(`vacancies.step.${name}_action`)}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ol>
      <NewestVacancies vacancies={vacancies} />
    </div>
  )
}
