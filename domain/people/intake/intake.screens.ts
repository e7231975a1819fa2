import { publicScreens, staffScreens } from '../../kernel/screens.ts'

export const intakeScreens = {
  ...publicScreens('people/intake', { claim: { path: '/consent/:token' } }),
  ...staffScreens('people/intake', 'users', {
    addPerson: { path: '/admin/users/add/:jobsId?', heading: 'intake.add_title', item: 'change' },
  }),
}
