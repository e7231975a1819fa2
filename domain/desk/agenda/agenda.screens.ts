import { staffScreens } from '../../kernel/screens.ts'

export const agendaScreens = staffScreens('desk/agenda', 'candidates', {
  agenda: { path: '/agenda', heading: 'agenda.title' },
})
