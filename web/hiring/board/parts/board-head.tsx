import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { applicationScreens } from '#domain/hiring/applications/applications.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import type { BoardDetail } from '../board.queries.ts'
import styles from './board.module.css'

interface Props {
  detail: BoardDetail
  /** The search, on the same line when there is room. */
  children: ReactNode
}

/** The head of the board: vacancy, openings, new candidates, age, and the way back (BRD-01). */
export function BoardHead({ detail, children }: Props) {
  const t = useText()
  const { name_job, cant_vacant, hired, new_candidates, dias, may } = detail
  return (
    <PageHead
      title={<TextIn language={detail.language}>{name_job}</TextIn>}
      back={{ to: vacancyScreens.staffVacancies.to(), label: t('vacancies.back_to_list'), short: true }}
      description={
        <span className={styles.facts}>
          <span>
            {hired > 0 ? t('board.openings_filled', { hired, count: cant_vacant }) : t('board.openings', { count: cant_vacant })}
          </span>
          <span>{t('board.new_candidates', { count: new_candidates })}</span>
          <span>{dias === 0 ? t('board.age_today') : t('board.age', { count: dias })}</span>
          {!may.change && <span>{t('board.view_only')}</span>}
          {detail.withdrawn > 0 && (
            <Link to={applicationScreens.withdrawn.to({ id: detail.uuid })}>
              {t('withdrawn.count', { count: detail.withdrawn })}
            </Link>
          )}
          <Link to={resultScreens.vacancyResults.to({ id: detail.uuid })}>{t('board.results')}</Link>
        </span>
      }
    >
      {children}
    </PageHead>
  )
}
