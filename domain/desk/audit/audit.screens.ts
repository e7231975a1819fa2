import { staffScreens } from '../../kernel/screens.ts'

export const auditScreens = staffScreens('desk/audit', 'roles', {
  audit: {
    path: '/roles/admin/audit',
    heading: 'audit.title',
    menu: { menu: 'configuration', place: 4, label: 'audit.title', group: 'menu.group_team' },
  },
  readLog: { path: '/roles/admin/audit/reads', heading: 'reads.title' },
})
