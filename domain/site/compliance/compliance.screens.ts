import { staffScreens } from '../../kernel/screens.ts'

export const complianceScreens = staffScreens('site/compliance', 'roles', {
  compliance: {
    path: '/settings/admin/compliance',
    heading: 'compliance.title',
    menu: { menu: 'configuration', place: 16, label: 'compliance.title', group: 'menu.group_data' },
  },
})
