import { staffScreens } from '../kernel/screens.ts'

export const dashboardScreens = staffScreens('dashboard', null, {
  dashboard: { path: '/dashboard/admin', heading: 'dashboard.title' },
})
