import { staffScreens } from '../kernel/screens.ts'

export const currencyScreens = staffScreens('currencies', 'currencies', {
  currencies: {
    path: '/currencies/admin',
    heading: 'currencies.title',
    menu: { menu: 'dashboard', place: 8, label: 'currencies.title' },
  },
})
