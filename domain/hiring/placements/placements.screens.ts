import { staffScreens } from '../../kernel/screens.ts'

export const placementScreens = staffScreens('hiring/placements', 'clients', {
  placements: { path: '/clients/admin/placements', heading: 'placements.title' },
  addPlacement: { path: '/clients/admin/placements/add/:uuid', heading: 'placements.add', item: 'change' },
  editPlacement: { path: '/clients/admin/placements/edit/:uuid', heading: 'placements.edit', item: 'change' },
})
