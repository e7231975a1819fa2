import { staffScreens } from '../../kernel/screens.ts'

export const currencyScreens = staffScreens('hiring/currencies', 'currencies', {
  currencies: {
    path: '/currencies/admin',
    heading: 'currencies.title',
    menu: { menu: 'configuration', place: 10, label: 'currencies.title', group: 'menu.group_selection' },
  },
})
