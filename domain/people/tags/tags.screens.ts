import { staffScreens } from '../../kernel/screens.ts'

export const tagScreens = staffScreens('people/tags', 'users', {
  tags: {
    path: '/admin/users/tags',
    heading: 'tags.title',
    menu: { menu: 'configuration', place: 9, label: 'tags.title', group: 'menu.group_selection' },
  },
})
