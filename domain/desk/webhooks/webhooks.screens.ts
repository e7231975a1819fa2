import { staffScreens } from '../../kernel/screens.ts'

export const webhookScreens = staffScreens('desk/webhooks', 'roles', {
  webhooks: {
    path: '/webhooks/admin',
    heading: 'webhooks.title',
    menu: { menu: 'configuration', place: 18, label: 'webhooks.title', group: 'menu.group_connections' },
  },
})
