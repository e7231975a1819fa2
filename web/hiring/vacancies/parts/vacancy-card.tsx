import { Link, useLocation } from 'react-router'
import type { PublicVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { rememberPlace } from '../../../platform/session/way-back.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './vacancy-card.module.css'
import { Posted, Salary, VacancyBadges } from './vacancy-facts.tsx'

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

/** A vacancy in a list (VAC-02). */
export function VacancyCard({ vacancy, applied, level = 2, chosen = false, onChoose }: Props) {
  const t = useText()
  const Title = `h${level}` as const
  const location = useLocation()
  return (
    <Card className={chosen ? styles.chosen : undefined} raised>
      <article className={styles.card} aria-labelledby={`vacancy-${vacancy.uuid}`}>
        <p className={styles.badges}>
          {applied && <Badge tone="green">{t(applied === 'included' ? 'vacancies.in_process' : 'vacancies.applied')}</Badge>}
          <VacancyBadges vacancy={vacancy} />
        </p>
        <Title id={`vacancy-${vacancy.uuid}`} lang={vacancy.language}>
          {vacancy.name_job}
        </Title>
        <p className={styles.place}>
          {vacancy.ubication} · {t(`vacancies.place.${vacancy.location}`)}
        </p>
        <p className={styles.salary}>
          <Salary vacancy={vacancy} />
        </p>
        <p className={styles.text} lang={vacancy.language}>
          {vacancy.description_text}
        </p>
        <div className={styles.foot}>
          <span>
            <Posted vacancy={vacancy} />
          </span>
          <Link
            to={vacancyScreens.vacancy.to({ uuid: vacancy.uuid })}
            state={rememberPlace(location)}
            className={styles.details}
            aria-label={t('vacancies.view_details_of', { name: vacancy.name_job })}
            aria-current={chosen || undefined}
            onClick={(event) => onChoose?.(vacancy.uuid) && event.preventDefault()}
          >
            {t('vacancies.view_details')}
          </Link>
        </div>
      </article>
    </Card>
  )
}
