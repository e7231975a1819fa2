import { staffScreens } from '../../kernel/screens.ts'
import { vacancyScreens } from '../vacancies/vacancies.screens.ts'

export const comparisonScreens = staffScreens('hiring/comparison', 'candidates', {
  comparison: {
    path: '/vacancies/admin/comparison/:id',
    heading: 'comparison.title',
    belongsTo: vacancyScreens.staffVacancies.path,
  },
})

/** The path of a comparison of these people of a vacancy, which a colleague can open too. */
export const comparisonOf = (id: string, people: readonly string[]) =>
  `${comparisonScreens.comparison.to({ id })}?people=${people.join(',')}`
