import type { PublicVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import styles from './newest-vacancies.module.css'
import { VacancyRow } from './vacancy-row.tsx'

/** Some of the newest vacancies in rows, with a link to all; nothing when there are none. */
export function NewestVacancies({ vacancies }: { vacancies: readonly PublicVacancy[] }) {
  const t = useText()
  if (vacancies.length === 0) return null
  return (
    <section aria-labelledby="newest" className={styles.newest}>
      <h2 id="newest">{t('vacancies.landing_newest')}</h2>
      <ul className={styles.rows}>
        {vacancies.map((vacancy) => (
          <li key={vacancy.uuid}>
            <VacancyRow vacancy={vacancy} level={3} />
          </li>
        ))}
      </ul>
      <LinkButton tone="quiet" to={jobsAt()}>
        {t('vacancies.landing_all')}
      </LinkButton>
    </section>
  )
}
