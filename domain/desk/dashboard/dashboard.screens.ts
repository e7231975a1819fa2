import { staffScreens } from '../../kernel/screens.ts'

export const dashboardScreens = {
  ...staffScreens('desk/dashboard', null, {
    dashboard: { path: '/dashboard/admin', heading: 'dashboard.title' },
    administration: { path: '/admin', page: 'dashboard', heading: 'dashboard.title', belongsTo: '/dashboard/admin' },
  }),
  ...staffScreens('desk/dashboard', 'candidates', {
    newApplications: { path: '/dashboard/admin/new', heading: 'dashboard.unopened' },
    unnotifiedMoves: { path: '/dashboard/admin/moved', heading: 'dashboard.unnotified' },
    awaitingNews: { path: '/dashboard/admin/people', heading: 'dashboard.people' },
    otherTimes: { path: '/dashboard/admin/interviews', heading: 'dashboard.interviews' },
    failedEmails: { path: '/dashboard/admin/emails', heading: 'dashboard.emails', module: ['candidates', 'users'] },
  }),
}
