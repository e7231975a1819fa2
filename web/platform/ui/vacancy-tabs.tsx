import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../i18n/language.tsx'
import styles from './vacancy-tabs.module.css'

interface Props {
  vacancy: { readonly uuid: string; readonly name?: string | undefined }
  current: 'board' | 'applicants' | 'results'
  /** Stands on the same line where there is room, e.g. the facts of the vacancy or the filters of a list. */
  children?: ReactNode
}

/** The three pages about the people of a vacancy: its board, its applicants as a list, and their results (BRD-05). */
export function VacancyTabs({ vacancy: { uuid, name }, current, children }: Props) {
  const t = useText()
  const pages = [
    ['board', boardScreens.board.to({ id: uuid, name }), t('vacancies.tab.board')],
    ['applicants', vacancyScreens.applicants.to({ id: uuid }), t('vacancies.applicants.title')],
    ['results', resultScreens.vacancyResults.to({ id: uuid }), t('board.results')],
  ] as const
  return (
    <div className={styles.line}>
      <nav className={styles.tabs} aria-label={t('vacancies.tabs')}>
        {pages.map(([page, to, label]) => (
          <Link key={page} to={to} aria-current={page === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
