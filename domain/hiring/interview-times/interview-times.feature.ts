import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './interview-times.candidate.es.ts'
import { availabilityScreens, timesScreens } from './interview-times.screens.ts'
import type { es } from './interview-times.staff.es.ts'

export const interviewTimesFeature = {
  texts: textsOf<typeof es & typeof candidateTexts>(),
  screens: [timesScreens, availabilityScreens],
  audited: {
    application: ['interview_called_off', 'interview_moved', 'times_ended', 'times_offered'],
    calendar: ['added', 'deleted'],
  },
  mails: {
    interview_times: 'apart',
    interview_time_set: 'uncounted',
  },
} as const satisfies Feature
