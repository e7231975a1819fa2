import { guestScreens, publicScreens } from '../kernel/screens.ts'

export const accountScreens = {
  ...guestScreens('accounts', {
    register: { path: '/register/', listed: true, menu: { menu: 'header', place: 2, label: 'menu.register' } },
    registerAndApply: { path: '/register/vacancies/:uuid?' },
  }),
  ...publicScreens('accounts', { confirmAddress: { path: '/confirm/:token' } }),
}
