import { staffScreens } from '../../kernel/screens.ts'

export const candidateSearchScreens = staffScreens('people/candidate-search', 'users', {
  findCandidates: {
    path: '/admin/candidates',
    heading: 'pool.title',
    menu: { menu: 'staff', place: 2, label: 'menu.search', group: 'menu.pool' },
  },
})
