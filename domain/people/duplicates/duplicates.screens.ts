import { staffScreens } from '../../kernel/screens.ts'

export const duplicateScreens = staffScreens('people/duplicates', 'users', {
  duplicates: { path: '/admin/users/duplicates', heading: 'duplicates.title', item: 'delete' },
  mergePeople: { path: '/admin/users/duplicates/:one/:other', heading: 'duplicates.merge_title', item: 'delete' },
})
