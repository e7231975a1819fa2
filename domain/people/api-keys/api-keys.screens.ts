import { staffScreens } from '../../kernel/screens.ts'

export const apiKeyScreens = staffScreens('people/api-keys', 'roles', {
  apiKeys: {
    path: '/keys/admin',
    heading: 'api_keys.title',
    menu: { menu: 'configuration', place: 17, label: 'api_keys.title', group: 'menu.group_connections' },
  },
})
