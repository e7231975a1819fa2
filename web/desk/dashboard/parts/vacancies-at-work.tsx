import { Link } from 'react-router'
import type { VacancyAtWork } from '#domain/desk/dashboard/dashboard.contract.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { stages } from '#domain/kernel/stages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useVacanciesAtWork } from '../dashboard.queries.ts'
import styles from './vacancies-at-work.module.css'

/** The vacancies that the person works on, with the number of cards per stage, each linked to its board (ADM-01). */
export function VacanciesAtWork() {
  const t = useText()
  const query = useVacanciesAtWork()
  const kind = query.data?.own === false ? 'newest' : 'own'
  return (
    <section aria-labelledby="vacancies-at-work" className={styles.section}>
      <header className={styles.head}>
        <h2 id="vacancies-at-work">{t(`dashboard.${kind}_vacancies`)}</h2>
        <p>{t(`dashboard.${kind}_vacancies_about`)}</p>
        <Link to={vacancyScreens.staffVacancies.to()}>{t('dashboard.all_vacancies')}</Link>
      </header>
      <AsyncSection
        query={query}
        skeleton={<Skeleton height="12rem" />}
        isEmpty={({ vacancies }) => vacancies.length === 0}
        empty={<p className={styles.none}>{t('dashboard.vacancies_none')}</p>}
      >
        {({ vacancies }) => (
          <ul className={styles.list}>
            <li aria-hidden="true" className={styles.names}>
              <span>{t('dashboard.column_vacancy')}</span>
              {stages.map((stage) => (
                <span key={stage} className={styles.stage} data-stage={stage}>
                  {t(`board.stage.${stage}`)}
                </span>
              ))}
            </li>
            {vacancies.map((vacancy) => (
              <li key={vacancy.uuid}>
                <VacancyRow vacancy={vacancy} />
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
    </section>
  )
}

function VacancyRow({ vacancy }: { vacancy: VacancyAtWork }) {
  const t = useText()
  const { uuid, name_job, language, name_client, stages: counts, unopened } = vacancy
  const shown = (count: number) => (count < limits.countCap ? count : t('dashboard.count_capped', { count }))
  return (
    <Link to={boardScreens.board.to({ id: uuid })} className={styles.row}>
      <span className={styles.title}>
        <span className={styles.name} title={name_job} lang={language}>
          {name_job}
        </span>
        <span className={styles.client}>{name_client}</span>
        {unopened > 0 && <Badge tone="blue">{t('dashboard.new_count', { count: unopened })}</Badge>}
      </span>
      {counts.map(({ name_board, count }) => (
        <span key={name_board} className={styles.count} data-stage={name_board} data-none={count === 0 || undefined}>
          <span aria-hidden="true">{count === 0 ? '·' : shown(count)}</span>
          <span className="visually-hidden">
            {count > 0 && t('board.in_stage', { count, stage: t(`board.stage.${name_board}`) })}{' '}
          </span>
        </span>
      ))}
    </Link>
  )
}
