import { staffScreens } from '../../kernel/screens.ts'

export const auditScreens = staffScreens('desk/audit', 'roles', {
  audit: {
    path: '/roles/admin/audit',
    heading: 'audit.title',
    menu: { menu: 'configuration', place: 14, label: 'audit.title', group: 'menu.group_data' },
  },
  readLog: {
    path: '/roles/admin/audit/reads',
    heading: 'reads.title',
    menu: { menu: 'configuration', place: 15, label: 'reads.title', group: 'menu.group_data' },
  },
})
