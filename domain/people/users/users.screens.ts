import { staffScreens } from '../../kernel/screens.ts'

const withoutConsent = '?userType=4'

export const userScreens = staffScreens('people/users', 'users', {
  users: {
    path: '/admin/users',
    heading: 'users.title',
    menu: { menu: 'configuration', place: 3, label: 'menu.users', group: 'menu.group_team' },
    alsoIn: { menu: 'staff', place: 5, label: 'menu.no_consent', group: 'menu.pool', query: withoutConsent },
  },
  printUsers: { path: '/admin/users/list', heading: 'users.print_title' },
  deletedUsers: { path: '/admin/users/deleted', heading: 'users.deleted_title', item: 'delete' },
  userProfile: {
    path: '/admin/users/profile/:uuid/:applied?/:jobsId?',
    heading: 'users.profile_title',
    module: ['users', 'candidates'],
    belongsTo: '/admin/candidates',
  },
})

/** The list of people who have not consented yet (INT-08). */
export const peopleWithoutConsent = `${userScreens.users.to()}${withoutConsent}`
