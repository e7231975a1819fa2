import { staffScreens } from '../../kernel/screens.ts'

export const userScreens = staffScreens('people/users', 'users', {
  users: { path: '/admin/users', heading: 'users.title', menu: { menu: 'staff', place: 9, label: 'menu.users' } },
  printUsers: { path: '/admin/users/list', heading: 'users.print_title' },
  deletedUsers: { path: '/admin/users/deleted', heading: 'users.deleted_title', item: 'delete' },
  userProfile: {
    path: '/admin/users/profile/:uuid/:applied?/:jobsId?',
    heading: 'users.profile_title',
    module: ['users', 'candidates'],
  },
})

/** The list of people who have not consented yet (INT-08). */
export const peopleWithoutConsent = `${userScreens.users.to()}?userType=4`
