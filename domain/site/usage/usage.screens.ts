import { staffScreens } from '../../kernel/screens.ts'

export const usageScreens = staffScreens('site/usage', 'roles', {
  usage: {
    path: '/settings/admin/usage',
    heading: 'usage.title',
    menu: { menu: 'configuration', place: 13, label: 'usage.title', group: 'menu.group_data' },
  },
})
