import { staffScreens } from '../../kernel/screens.ts'

export const duplicateScreens = staffScreens('people/duplicates', 'users', {
  duplicates: {
    path: '/admin/users/duplicates',
    heading: 'duplicates.title',
    item: 'delete',
    menu: { menu: 'staff', place: 3, label: 'menu.duplicates', group: 'menu.pool' },
  },
  mergePeople: { path: '/admin/users/duplicates/:one/:other', heading: 'duplicates.merge_title', item: 'delete' },
})
