import { staffScreens } from '../../kernel/screens.ts'

export const importScreens = staffScreens('people/imports', 'users', {
  imports: {
    path: '/admin/users/import/:id?',
    heading: 'imports.title',
    item: 'change',
    menu: { menu: 'staff', place: 4, label: 'menu.imports', group: 'menu.pool' },
  },
  uncheckedConsents: {
    path: '/admin/users/consents-to-check',
    heading: 'unchecked.title',
    item: 'change',
    belongsTo: '/admin/users/import',
  },
})
