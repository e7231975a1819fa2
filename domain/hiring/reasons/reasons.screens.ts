import { staffScreens } from '../../kernel/screens.ts'

export const reasonScreens = staffScreens('hiring/reasons', 'candidates', {
  reasons: {
    path: '/vacancies/admin/reasons',
    heading: 'reasons.title',
    menu: { menu: 'configuration', place: 8, label: 'reasons.title', group: 'menu.group_selection' },
  },
})
