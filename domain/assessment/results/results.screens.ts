import { staffScreens } from '../../kernel/screens.ts'

export const resultScreens = {
  ...staffScreens('assessment/results', 'users', {
    rating: {
      path: '/admin/users/rating',
      heading: 'results.rating_title',
      item: 'rate',
      menu: { menu: 'staff', place: 10, label: 'menu.rating', group: 'menu.tests' },
    },
    ratingQuestion: { path: '/admin/users/rating/:uuid', heading: 'results.rating_title', item: 'rate' },
    result: {
      path: '/admin/users/result/:uuid',
      heading: 'results.title',
      module: ['users', 'candidates'],
      belongsTo: '/admin/candidates',
    },
  }),
  ...staffScreens('assessment/results', 'candidates', {
    vacancyResults: { path: '/vacancies/admin/results/:id', heading: 'results.vacancy_title' },
  }),
}
