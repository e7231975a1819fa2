import { guestScreens, profileScreens, publicScreens, staffScreens } from '../../kernel/screens.ts'

export const accountScreens = {
  ...guestScreens('people/accounts', {
    register: { path: '/register/', listed: true, menu: { menu: 'header', place: 2, label: 'menu.register' } },
    registerAndApply: { path: '/register/vacancies/:uuid?' },
    forgot: { path: '/Forgot' },
  }),
  ...publicScreens('people/accounts', {
    confirmAddress: { path: '/confirm/:token' },
    reset: { path: '/reset/:token' },
    invitation: { path: '/invitation/:token' },
  }),
  ...profileScreens('people/accounts', { account: { path: '/profile/account', heading: 'account.title' } }),
  ...staffScreens('people/accounts', null, { staffAccount: { path: '/account/admin', heading: 'account.title' } }),
}
