import { guestScreens, profileScreens, publicScreens, staffScreens } from '../kernel/screens.ts'

export const accountScreens = {
  ...guestScreens('accounts', {
    register: { path: '/register/', listed: true, menu: { menu: 'header', place: 2, label: 'menu.register' } },
    registerAndApply: { path: '/register/vacancies/:uuid?' },
    forgot: { path: '/Forgot' },
  }),
  ...publicScreens('accounts', {
    confirmAddress: { path: '/confirm/:token' },
    reset: { path: '/reset/:token' },
    invitation: { path: '/invitation/:token' },
  }),
  ...profileScreens('accounts', { account: { path: '/profile/account', heading: 'account.title' } }),
  ...staffScreens('accounts', null, { staffAccount: { path: '/account/admin', heading: 'account.title' } }),
}
