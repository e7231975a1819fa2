import { publicScreens, staffScreens } from '../../kernel/screens.ts'

export const addedCandidatesScreens = {
  ...publicScreens('people/added-candidates', { claim: { path: '/consent/:token' } }),
  ...staffScreens('people/added-candidates', 'users', {
    addPerson: {
      path: '/admin/users/add/:jobsId?',
      heading: 'intake.add_title',
      item: 'change',
      belongsTo: '/admin/candidates',
    },
  }),
}
