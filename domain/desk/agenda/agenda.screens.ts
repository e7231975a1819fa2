import { staffScreens } from '../../kernel/screens.ts'
import { dashboardScreens } from '../dashboard/dashboard.screens.ts'

export const agendaScreens = staffScreens('desk/agenda', 'candidates', {
  agenda: { path: '/agenda', heading: 'agenda.title', belongsTo: dashboardScreens.dashboard.path },
})
