import { staffScreens } from '../kernel/screens.ts'

export const auditScreens = staffScreens('audit', 'roles', {
  audit: { path: '/roles/admin/audit', heading: 'audit.title', menu: { menu: 'dashboard', place: 12, label: 'audit.title' } },
})
