import type { PublicVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import styles from './newest-vacancies.module.css'
import { VacancyCard } from './vacancy-card.tsx'

/** Some of the newest vacancies side by side, with a link to all; nothing when there are none. */
export function NewestVacancies({ vacancies }: { vacancies: readonly PublicVacancy[] }) {
  const t = useText()
  if (vacancies.length === 0) return null
  return (
    <section aria-labelledby="newest" className={styles.newest}>
      <h2 id="newest">{t('vacancies.landing_newest')}</h2>
      <div className={styles.cards}>
        {vacancies.map((vacancy) => (
          <VacancyCard key={vacancy.uuid} vacancy={vacancy} level={3} />
        ))}
      </div>
      <LinkButton tone="quiet" to={jobsAt()}>
        {t('vacancies.landing_all')}
      </LinkButton>
    </section>
  )
}
