import { staffScreens } from '../../kernel/screens.ts'

export const poolScreens = staffScreens('people/pool', 'users', {
  findCandidates: { path: '/admin/candidates', heading: 'pool.title', menu: { menu: 'staff', place: 8, label: 'menu.pool' } },
})
