import type { ReactNode } from 'react'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useText } from '../i18n/language.tsx'
import { PageTabs } from './page-tabs.tsx'

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
    <PageTabs label={t('vacancies.tabs')} pages={pages} current={current}>
      {children}
    </PageTabs>
  )
}
