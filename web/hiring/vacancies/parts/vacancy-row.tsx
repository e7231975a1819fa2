import { Link, useLocation } from 'react-router'
import type { PublicVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { rememberPlace } from '../../../platform/session/way-back.ts'
import { Posted, Salary } from './vacancy-facts.tsx'
import styles from './vacancy-row.module.css'

interface Props {
  vacancy: PublicVacancy
  /** Whether the reader has applied to it, or staff included them; undefined if neither. */
  applied?: 'applied' | 'included' | undefined
  /** The heading level of its title. */
  level?: 2 | 3
  /** Whether its detail is shown beside the list of the search page. */
  chosen?: boolean
  /** Called instead of following the link; returns whether the detail can be shown beside the list. */
  onChoose?: ((uuid: string) => boolean) | undefined
}

/** A vacancy in a list: one row, which is a link as a whole (VAC-02). */
export function VacancyRow({ vacancy, applied, level = 2, chosen = false, onChoose }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const Title = `h${level}` as const
  const location = useLocation()
  const { uuid, name_job: name, type_job: type } = vacancy
  return (
    <article className={chosen ? `${styles.row} ${styles.chosen}` : styles.row} aria-labelledby={`vacancy-${uuid}`}>
      <Title id={`vacancy-${uuid}`} lang={vacancy.language} className={styles.title}>
        <Link
          to={vacancyScreens.vacancy.to({ uuid })}
          state={rememberPlace(location)}
          className={styles.link}
          title={name}
          aria-current={chosen || undefined}
          onClick={(event) => onChoose?.(uuid) && event.preventDefault()}
        >
          {name}
        </Link>
      </Title>
      <p className={styles.salary}>
        <Salary vacancy={vacancy} />
      </p>
      <p className={styles.facts}>
        {vacancy.priority_job === 'Urgent' && <strong className={styles.red}>{t('vacancies.priority.Urgent')}</strong>}
        {applied && (
          <strong className={styles.green}>{t(applied === 'included' ? 'vacancies.in_process' : 'vacancies.applied')}</strong>
        )}
        <span>{vacancy.ubication}</span>
        <span>{t(`vacancies.place.${vacancy.location}`)}</span>
        <span className={type === 'FullTime' ? styles.blue : styles.yellow}>{t(`vacancies.type.${type}`)}</span>
        {vacancy.language !== language && <span>{t(`vacancies.written_in.${vacancy.language}`)}</span>}
      </p>
      <p className={styles.posted}>
        <Posted vacancy={vacancy} />
      </p>
      <p className={styles.text} lang={vacancy.language}>
        {vacancy.description_text}
      </p>
    </article>
  )
}
