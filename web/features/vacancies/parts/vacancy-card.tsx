import { Link } from 'react-router'
import type { PublicVacancy } from '#domain/vacancies/vacancies.contract.ts'
import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './vacancy-card.module.css'
import { Posted, Salary, VacancyBadges } from './vacancy-facts.tsx'

interface Props {
  vacancy: PublicVacancy
  /** On the search page the card is the one whose detail stands beside the list. */
  chosen?: boolean
  /** Called instead of following the link where the detail can be shown beside the list. */
  onChoose?: ((uuid: string) => boolean) | undefined
}

/** One vacancy in a list (VAC-02). */
export function VacancyCard({ vacancy, chosen = false, onChoose }: Props) {
  const t = useText()
  return (
    <Card className={chosen ? styles.chosen : undefined} raised>
      <article lang={vacancy.language} className={styles.card} aria-labelledby={`vacancy-${vacancy.uuid}`}>
        <p className={styles.badges}>
          <VacancyBadges vacancy={vacancy} />
        </p>
        <h2 id={`vacancy-${vacancy.uuid}`}>{vacancy.name_job}</h2>
        <p className={styles.place}>
          {vacancy.ubication} · {t(`vacancies.place.${vacancy.location}`)}
        </p>
        <p className={styles.salary}>
          <Salary vacancy={vacancy} />
        </p>
        <p className={styles.text}>{vacancy.description_text}</p>
        <div className={styles.foot}>
          <span>
            <Posted vacancy={vacancy} />
          </span>
          <Link
            to={paths.vacancy(vacancy.uuid)}
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
