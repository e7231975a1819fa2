import { publicScreens, staffScreens } from '../../kernel/screens.ts'

/** Where a candidate picks the time of an interview, by a secret address (SLO-01). */
export const timesScreens = publicScreens('hiring/interview-times', {
  pickTime: { path: '/times/:token' },
})

export const availabilityScreens = staffScreens('hiring/interview-times', 'candidates', {
  availability: { path: '/agenda/availability', heading: 'availability.title', belongsTo: '/dashboard/admin' },
})
