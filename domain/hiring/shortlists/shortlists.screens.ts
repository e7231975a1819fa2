import { publicScreens, staffScreens } from '../../kernel/screens.ts'
import { vacancyScreens } from '../vacancies/vacancies.screens.ts'

export const shortlistScreens = staffScreens('hiring/shortlists', 'candidates', {
  shortlists: {
    path: '/vacancies/admin/shortlists/:id',
    heading: 'shortlists.title',
    belongsTo: vacancyScreens.staffVacancies.path,
  },
})

/** What a client reads without an account, by a secret address (decision 104). */
export const shortlistClientScreens = publicScreens('hiring/shortlists', {
  shortlist: { path: '/shortlist/:secret' },
})
